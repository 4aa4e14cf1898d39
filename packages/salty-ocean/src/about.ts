import type { Building } from './buildings.ts';

/** The rulings that a building brings into play; those about it alone come first. */
export function rulingsAbout({ id, track }: Building): string[] {
  const own: { readonly [building: string]: readonly string[] } = {
    saline: ['SO-19'],
    depot: ['SO-9', 'SO-11', 'SO-19'],
    'notre-dame': ['SO-14'],
    shipyard: ['SO-13', 'SO-20'],
    academy: ['SO-13', 'SO-20'],
    lighthouse: ['SO-18', 'SO-23'],
    'saint-maclou': ['SO-8'],
    'finance-office': ['SO-10'],
    'town-hall': ['SO-22'],
    clock: ['SO-15'],
    fierte: ['SO-16', 'SO-17'],
  };
  return [...(own[id] ?? []), ...(track ? [] : ['SO-24'])];
}
