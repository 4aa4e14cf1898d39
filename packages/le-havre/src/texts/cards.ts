import type { Language } from './languages.ts';

/** Names and functions of the cards, in our own words: [English name, German name, English text, German text]. */
type CardText = readonly [en: string, de: string, textEn: string, textDe: string];

const CARDS: { readonly [id: string]: CardText } = {
  'building-firm-1': [
    'Building Firm',
    'Bauhandwerksbetrieb',
    'Build one of the top proposals.',
    'Baue eines der obersten Bauvorhaben.',
  ],
  'building-firm-2': [
    'Building Firm',
    'Bauhandwerksbetrieb',
    'Build one of the top proposals.',
    'Baue eines der obersten Bauvorhaben.',
  ],
  'construction-firm': [
    'Construction Firm',
    'Bauunternehmen',
    'Build one or two top proposals, one after the other; you may buy in between.',
    'Baue nacheinander ein oder zwei oberste Bauvorhaben; dazwischen darfst du kaufen.',
  ],
  marketplace: [
    'Marketplace',
    'Marktplatz',
    'Take 2 different standard goods; you may take one more for each craft building you own. Then you may look at the next two special buildings and put them back in any order.',
    'Nimm 2 verschiedene Standardwaren; je eigenem Handwerksbetrieb darfst du eine weitere nehmen. Danach darfst du die nächsten beiden Sondergebäude ansehen und beliebig geordnet zurücklegen.',
  ],
  sawmill: [
    'Sawmill',
    'Sägewerk',
    'Build one top proposal that needs wood, for 1 wood less.',
    'Baue ein oberstes Bauvorhaben, das Holz braucht, für 1 Holz weniger.',
  ],
  fishery: [
    'Fishery',
    'Fischerei',
    'Take 3 fish and one more for each fisherman you own.',
    'Nimm 3 Fische und einen weiteren je eigener Angel.',
  ],
  joinery: [
    'Joinery',
    'Schreinerei',
    'Sell 1, 2 or 3 wood for 5, 6 or 7 francs.',
    'Verkaufe 1, 2 oder 3 Holz für 5, 6 oder 7 Franc.',
  ],
  bakehouse: [
    'Bakehouse',
    'Backhaus',
    'Bake any number of grain into bread. Each takes half an energy; for every two you get 1 franc.',
    'Backe beliebig viel Korn zu Brot. Jedes braucht eine halbe Energie; für je zwei gibt es 1 Franc.',
  ],
  'hardware-store': [
    'Hardware Store',
    'Baumarkt',
    'Take 1 wood, 1 brick and 1 iron.',
    'Nimm 1 Holz, 1 Ziegel und 1 Eisen.',
  ],
  'charcoal-kiln': [
    'Charcoal Kiln',
    'Köhlerei',
    'Turn any number of wood into charcoal.',
    'Mache beliebig viel Holz zu Holzkohle.',
  ],
  smokehouse: [
    'Smokehouse',
    'Räucherei',
    'Smoke up to 6 fish with 1 energy in all; for every two you get 1 franc.',
    'Räuchere bis zu 6 Fische mit insgesamt 1 Energie; für je zwei gibt es 1 Franc.',
  ],
  abattoir: [
    'Abattoir',
    'Schlachthof',
    'Turn any number of cattle into meat; for every two you get 1 hide.',
    'Mache beliebig viel Vieh zu Fleisch; für je zwei gibt es 1 Fell.',
  ],
  'clay-mound': [
    'Clay Mound',
    'Lehmhügel',
    'Take 3 clay and one more for each hammer you own.',
    'Nimm 3 Lehm und einen weiteren je eigener Hacke.',
  ],
  'arts-center': [
    'Arts Center',
    'Kulturzentrum',
    'Get 4 francs for each other player whose worker is in one of your buildings.',
    'Erhalte 4 Franc für jeden Mitspieler, dessen Personenstein auf einem deiner Gebäude liegt.',
  ],
  'wharf-1': [
    'Wharf',
    'Werft',
    'Build the top ship of a pile. The first ship built here that is not wooden costs 1 brick more.',
    'Baue das oberste Schiff eines Stapels. Das erste hier gebaute Schiff, das kein Holzschiff ist, kostet 1 Ziegel mehr.',
  ],
  'wharf-2': [
    'Wharf',
    'Werft',
    'Build the top ship of a pile. The first ship built here that is not wooden costs 1 brick more.',
    'Baue das oberste Schiff eines Stapels. Das erste hier gebaute Schiff, das kein Holzschiff ist, kostet 1 Ziegel mehr.',
  ],
  'black-market': [
    'Black Market',
    'Schwarzmarkt',
    'Take 2 of everything whose offer space is empty, francs included.',
    'Nimm je 2 von allem, dessen Angebotsfeld leer ist, auch Franc.',
  ],
  brickworks: [
    'Brickworks',
    'Ziegelei',
    'Fire any number of clay into brick. Each takes half an energy; for every two you get 1 franc.',
    'Brenne beliebig viel Lehm zu Ziegeln. Jeder braucht eine halbe Energie; für je zwei gibt es 1 Franc.',
  ],
  'local-court': [
    'Local Court',
    'Amtsgericht',
    'With 1 loan: return it for free. With 2: return 1 and take 2 francs. With 3 or more: return 2, or return 1 and take 2 francs.',
    'Mit 1 Schuldschein: Gib ihn kostenlos ab. Mit 2: Gib 1 ab und nimm 2 Franc. Ab 3: Gib 2 ab, oder gib 1 ab und nimm 2 Franc.',
  ],
  colliery: [
    'Colliery',
    'Zeche',
    'Take 3 coal, and 1 more if you own a hammer.',
    'Nimm 3 Kohle und mit mindestens einer Hacke 1 weitere.',
  ],
  'shipping-line': [
    'Shipping Line',
    'Reederei',
    'Send out ships for 3 energy each and sell what they carry: 2, 3 or 4 goods on a ship of wood, iron or steel.',
    'Lass Schiffe für je 3 Energie fahren und verkaufe ihre Ladung: 2, 3 oder 4 Waren je Holz-, Eisen- oder Stahlschiff.',
  ],
  'grocery-market': [
    'Grocery Market',
    'Lebensmittelmarkt',
    'Take 1 cattle, 1 meat, 1 fish, 1 smoked fish, 1 grain and 1 bread.',
    'Nimm 1 Vieh, 1 Fleisch, 1 Fisch, 1 Räucherfisch, 1 Korn und 1 Brot.',
  ],
  tannery: [
    'Tannery',
    'Gerberei',
    'Tan up to 4 hides into leather; each brings 1 franc.',
    'Gerbe bis zu 4 Felle zu Leder; jedes bringt 1 Franc.',
  ],
  'business-office': [
    'Business Office',
    'Kontor',
    'Give any 4 goods for 1 steel, any 1 good for 1 charcoal, leather or brick, or do both.',
    'Gib 4 beliebige Waren für 1 Stahl, 1 beliebige Ware für 1 Holzkohle, Leder oder Ziegel, oder beides.',
  ],
  ironworks: [
    'Ironworks',
    'Eisenhütte',
    'Take 3 iron; for 6 energy 1 more.',
    'Nimm 3 Eisen; für 6 Energie 1 weiteres.',
  ],
  'steel-mill': [
    'Steel Mill',
    'Stahlwerk',
    'Turn any number of iron into steel, for 5 energy each.',
    'Mache beliebig viel Eisen zu Stahl, für je 5 Energie.',
  ],
  storehouse: [
    'Storehouse',
    'Lagerhaus',
    'At the end of the game worth half a franc more for each of your goods.',
    'Am Spielende einen halben Franc mehr wert für jede deiner Waren.',
  ],
  cokery: [
    'Cokery',
    'Kokerei',
    'Turn any number of coal into coke; each brings 1 franc.',
    'Mache beliebig viel Kohle zu Koks; jede bringt 1 Franc.',
  ],
  dock: [
    'Dock',
    'Dock',
    'At the end of the game worth 4 francs more for each of your ships.',
    'Am Spielende 4 Franc mehr wert für jedes deiner Schiffe.',
  ],
  'bridge-over-the-seine': [
    'Bridge over the Seine',
    'Seine-Brücke',
    'Sell upgraded goods for 1 franc each and standard goods in threes for 1 franc.',
    'Verkaufe veredelte Waren für je 1 Franc und je drei Standardwaren für 1 Franc.',
  ],
  'town-hall': [
    'Town Hall',
    'Rathaus',
    'At the end of the game worth 4 francs more for each of your public and 2 for each of your craft buildings.',
    'Am Spielende 4 Franc mehr wert für jedes öffentliche Gebäude und 2 für jeden Handwerksbetrieb von dir.',
  ],
  bank: [
    'Bank',
    'Bank',
    'At the end of the game worth 3 francs more for each of your industrial and 2 for each of your economic buildings.',
    'Am Spielende 3 Franc mehr wert für jedes Industrie- und 2 für jedes Wirtschaftsgebäude von dir.',
  ],
  church: [
    'Church',
    'Kirche',
    'If you have 5 bread and 2 fish: take 5 bread and 3 fish more.',
    'Wenn du 5 Brote und 2 Fische hast: Nimm 5 Brote und 3 Fische dazu.',
  ],

  'labor-exchange': [
    'Labor Exchange',
    'Arbeitsamt',
    'Take 1 fish for each fisherman and 1 coal for each hammer you own.',
    'Nimm 1 Fisch je eigener Angel und 1 Kohle je eigener Hacke.',
  ],
  bakery: ['Bakery', 'Bäckerei', 'Sell up to 6 bread for 3 francs each.', 'Verkaufe bis zu 6 Brote für je 3 Franc.'],
  'baguette-shop': [
    'Baguette Shop',
    'Baguetterie',
    'Sell up to 4 pairs of meat and bread for 6 francs each.',
    'Verkaufe bis zu 4 Paare aus Fleisch und Brot für je 6 Franc.',
  ],
  farm: [
    'Farm',
    'Bauernhof',
    'Take 2 fish, 2 grain, 2 wood, 1 hide and 1 cattle.',
    'Nimm 2 Fische, 2 Korn, 2 Holz, 1 Fell und 1 Vieh.',
  ],
  'clothing-industry': [
    'Clothing Industry',
    'Bekleidungsindustrie',
    'Sell any number of pairs of hide and leather for 7 francs each.',
    'Verkaufe beliebig viele Paare aus Fell und Leder für je 7 Franc.',
  ],
  'iron-mine-and-coal-seam': [
    'Iron Mine and Coal Seam',
    'Eisenmine und Flöz',
    'Take 2 iron and 1 coal.',
    'Nimm 2 Eisen und 1 Kohle.',
  ],
  'fish-market': [
    'Fish Market',
    'Fischmarkt',
    'Sell up to 7 fish for 2 francs each.',
    'Verkaufe bis zu 7 Fische für je 2 Franc.',
  ],
  'fish-restaurant': [
    'Fish Restaurant',
    'Fischrestaurant',
    'Sell any number of smoked fish for 3 francs each.',
    'Verkaufe beliebig viele Räucherfische für je 3 Franc.',
  ],
  'fishpond-and-wood': [
    'Fishpond and Wood',
    'Fischteich und Gehölz',
    'Take 3 fish and 3 wood.',
    'Nimm 3 Fische und 3 Holz.',
  ],
  'forest-hut': [
    'Forest Hut',
    'Forststube',
    'Sell up to 4 pairs of wood and meat for 5 francs each.',
    'Verkaufe bis zu 4 Paare aus Holz und Fleisch für je 5 Franc.',
  ],
  'plant-nursery': ['Plant Nursery', 'Gärtnerei', 'Take 4 wood and 3 francs.', 'Nimm 4 Holz und 3 Franc.'],
  'business-park': [
    'Business Park',
    'Gewerbegebiet',
    'At the end of the game worth 2 francs more for each of your industrial buildings.',
    'Am Spielende 2 Franc mehr wert für jedes deiner Industriegebäude.',
  ],
  guildhouse: [
    'Guildhouse',
    'Gildenhaus',
    'At the end of the game worth 2 francs more for each of your economic buildings.',
    'Am Spielende 2 Franc mehr wert für jedes deiner Wirtschaftsgebäude.',
  ],
  'harbor-watch': [
    'Harbor Watch',
    'Hafenwache',
    'Pay another player 1 franc, return that player’s worker and use its building for the usual fee.',
    'Zahle einem Mitspieler 1 Franc, gib ihm seinen Personenstein zurück und nutze dessen Gebäude gegen den üblichen Eintritt.',
  ],
  smelter: ['Smelter', 'Hüttenwerk', 'Take 1 coal, 1 coke and 1 iron.', 'Nimm 1 Kohle, 1 Koks und 1 Eisen.'],
  diner: [
    'Diner',
    'Imbisskette',
    'Sell up to 3 sets of wood, smoked fish and bread for 8 francs each.',
    'Verkaufe bis zu 3 Sätze aus Holz, Räucherfisch und Brot für je 8 Franc.',
  ],
  'hunting-lodge': ['Hunting Lodge', 'Jagdhütte', 'Take 2 hides and 3 meat.', 'Nimm 2 Felle und 3 Fleisch.'],
  'coal-trader': [
    'Coal Trader',
    'Kohlenhandlung',
    'Give 1 food for 1 charcoal, 2 food each for up to 5 coal, or both.',
    'Gib 1 Nahrung für 1 Holzkohle, je 2 Nahrung für bis zu 5 Kohle, oder beides.',
  ],
  patisserie: [
    'Pâtisserie',
    'Konditorei',
    'Sell up to 3 pairs of grain and bread for 5 francs each.',
    'Verkaufe bis zu 3 Paare aus Korn und Brot für je 5 Franc.',
  ],
  furriery: [
    'Furriery',
    'Kürschnerei',
    'Swap any number of hides for bread, sell up to 2 leather for 5 francs each, or both.',
    'Tausche beliebig viele Felle in Brot, verkaufe bis zu 2 Leder für je 5 Franc, oder beides.',
  ],
  'leather-industry': [
    'Leather Industry',
    'Lederindustrie',
    'If you have 14 francs: sell 3 leather for 16 francs.',
    'Wenn du 14 Franc hast: Verkaufe 3 Leder für 16 Franc.',
  ],
  kiln: ['Kiln', 'Lehmbrennerei', 'Give 1 clay and 1 energy for 3 brick.', 'Gib 1 Lehm und 1 Energie für 3 Ziegel.'],
  'luxury-yacht': [
    'Luxury Yacht',
    'Luxusjacht',
    'Can be built at a wharf in exchange for one of your iron ships. Counts as an iron ship, but provides no food and ships no goods.',
    'Kann in einer Werft gegen ein eigenes Eisenschiff gebaut werden. Zählt als Eisenschiff, liefert aber keine Nahrung und verschifft keine Waren.',
  ],
  feedlot: [
    'Feedlot',
    'Mastbetrieb',
    'In a harvest you get 2 cattle instead of 1 if you have 2 to 6.',
    'In der Ernte erhältst du 2 Vieh statt 1, wenn du 2 bis 6 hast.',
  ],
  'masons-guild': [
    'Masons’ Guild',
    'Maurerinnung',
    'Each building costs you 1 clay or 1 brick less.',
    'Jedes Gebäude kostet dich 1 Lehm oder 1 Ziegel weniger.',
  ],
  'furniture-factory': [
    'Furniture Factory',
    'Möbelfabrik',
    'Sell any number of pairs of leather and wood for 6 francs each.',
    'Verkaufe beliebig viele Paare aus Leder und Holz für je 6 Franc.',
  ],
  'town-square': [
    'Town Square',
    'Rathausplatz',
    'Take up to one upgraded good for each craft building you own, at least one; all different, no steel.',
    'Nimm je eigenem Handwerksbetrieb bis zu eine veredelte Ware, mindestens eine; lauter verschiedene, keinen Stahl.',
  ],
  tavern: [
    'Tavern',
    'Schenke',
    'Sell up to 4 pairs of wood and grain for 3 francs each.',
    'Verkaufe bis zu 4 Paare aus Holz und Korn für je 3 Franc.',
  ],
  'haulage-firm': [
    'Haulage Firm',
    'Spedition',
    'Pay 3 francs and take all goods from two adjacent offer spaces.',
    'Zahle 3 Franc und nimm alle Waren zweier benachbarter Angebotsfelder.',
  ],
  'schnaps-distillery': [
    'Schnaps Distillery',
    'Schnapsbrennerei',
    'Sell up to 4 grain for 2 francs each.',
    'Verkaufe bis zu 4 Korn für je 2 Franc.',
  ],
  steelworks: [
    'Steelworks',
    'Stahlhütte',
    'Give 1 iron and 15 energy for 2 steel.',
    'Gib 1 Eisen und 15 Energie für 2 Stahl.',
  ],
  steakhouse: [
    'Steakhouse',
    'Steakhaus',
    'Sell up to 4 pairs of meat and charcoal for 6 francs each.',
    'Verkaufe bis zu 4 Paare aus Fleisch und Holzkohle für je 6 Franc.',
  ],
  'wind-farm': [
    'Wind Farm',
    'Windmühlenpark',
    'Each of your main actions that needs energy needs 3 less.',
    'Braucht deine Hauptaktion Energie, kostet sie dich 3 Energie weniger.',
  ],
  'brick-manufacturer': [
    'Brick Manufacturer',
    'Ziegelindustrie',
    'If you have 10 francs: sell 3 brick for 14 francs.',
    'Wenn du 10 Franc hast: Verkaufe 3 Ziegel für 14 Franc.',
  ],
  zoo: [
    'Zoo',
    'Zoo',
    'Get 1 franc for every three of your cattle and fish together.',
    'Erhalte 1 Franc für je drei deiner Tiere: Vieh und Fische zusammen.',
  ],
  'football-stadium': [
    'Football Stadium',
    'Fußballstadion',
    'Can be built once a proposal space has become empty.',
    'Kann gebaut werden, sobald ein Stapel der Bauvorhaben leer ist.',
  ],
};

export const cardMessages = (language: Language): { [key: string]: string } => {
  const found: { [key: string]: string } = {};
  for (const [id, [en, de, textEn, textDe]] of Object.entries(CARDS)) {
    found[`term.${id}`] = language === 'en' ? en : de;
    found[`card.${id}`] = language === 'en' ? textEn : textDe;
  }
  return found;
};
