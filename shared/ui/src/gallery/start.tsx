import '../tokens.css';
import '../base.css';
import { createRoot } from 'react-dom/client';
import declarations from '../../api/declarations.txt';
import { modules } from '../../api/names.json';
import { ApiReport } from './declarations.tsx';
import { Gallery } from './gallery.tsx';

const names = Object.values(modules).flatMap((each) => Object.keys(each));

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <ApiReport value={{ names, declarations }}>
    <Gallery />
  </ApiReport>,
);
