import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#app/styles/app.css';
import '#edit/page/editor.css';
import { Editor } from '#edit/page/editor.tsx';

const place = document.querySelector('#editor');
if (place === null) throw new Error('There is no #editor in index.html to put the editor into.');
createRoot(place).render(
  <StrictMode>
    <Editor />
  </StrictMode>,
);
