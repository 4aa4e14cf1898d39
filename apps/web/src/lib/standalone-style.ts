/** The colours of packages/ui/src/theme.css, for pages that can load nothing else. */
export const STANDALONE_STYLE = `
:root{color-scheme:light dark;--paper:light-dark(#efe4cb,#0f1c25);--ink:light-dark(#1c2730,#f0e6cf);--pencil:light-dark(#52585a,#b6b4a6);
--water:light-dark(#14566f,#8ccbe0);--on-water:light-dark(#fbf7ec,#0c1a22);--brick:light-dark(#98331f,#f0937a)}
[data-theme=light]{color-scheme:light}[data-theme=dark]{color-scheme:dark}
body{margin:0;background:var(--paper);color:var(--ink);font:1.125rem/1.5 'Libre Franklin','Franklin Gothic Book','Helvetica Neue',sans-serif}
main{max-width:34rem;margin:0 auto;padding:4rem 1.5rem;display:grid;gap:1rem;justify-items:start}
h1{margin:0;font:800 1.9rem/1.15 Besley,Rockwell,Georgia,serif;text-wrap:balance}
p{margin:0;text-wrap:pretty}#status{color:var(--pencil)}a{color:inherit;padding:.5rem 0;text-decoration:underline}
button{min-height:2.75rem;padding:0 1rem;border:1.5px solid var(--ink);border-radius:3px;background:var(--water);color:var(--on-water);font-family:inherit;font-size:1rem;font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid var(--water);outline-offset:2px}`;
