import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#app/styles/app.css';
import '#app/styles/typefaces.css';
import '#edit/page/editor.css';
import { Editor } from '#edit/page/editor.tsx';

const place = document.querySelector('#editor');
if (place === null) throw new Error('There is no #editor in index.html to put the editor into.');
// Nothing shows before the typefaces are there.
await Promise.allSettled(
  ['Instrument Sans', 'Bricolage Grotesque'].map((name) => document.fonts.load(`1em "${name}"`)),
);
createRoot(place).render(
  <StrictMode>
    <Editor />
  </StrictMode>,
);
