'use client';

const WORDS = {
  en: ['Something broke on our side', 'Nothing of your match is lost.', 'Try again'],
  de: ['Bei uns ist etwas kaputtgegangen', 'Von deiner Partie ist nichts verloren.', 'Noch einmal versuchen'],
};

/** Where not even the frame of the pages could be drawn, and with it no words: a line in the browser's language, and another try. */
export default function NothingWorks({ reset }: { error: Error; reset: () => void }) {
  const language = typeof navigator !== 'undefined' && navigator.language.startsWith('de') ? 'de' : 'en';
  const [title, hint, again] = WORDS[language];
  return (
    <html lang={language}>
      <body
        style={{
          colorScheme: 'light dark',
          font: "1.125rem/1.5 'Libre Franklin', 'Franklin Gothic Book', 'Helvetica Neue', sans-serif",
          maxWidth: '34rem',
          margin: '0 auto',
          padding: '4rem 1.5rem',
          background: 'light-dark(#efe4cb, #0f1c25)',
          color: 'light-dark(#1c2730, #f0e6cf)',
        }}
      >
        <h1>{title}</h1>
        <p>{hint}</p>
        <button type="button" onClick={reset} style={{ font: 'inherit', minHeight: '2.75rem', padding: '0 1rem' }}>
          {again}
        </button>
      </body>
    </html>
  );
}
