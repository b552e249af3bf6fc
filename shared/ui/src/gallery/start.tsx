import '../tokens.css';
import '../base.css';
import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery.tsx';

createRoot(document.body.appendChild(document.createElement('div'))).render(<Gallery />);
