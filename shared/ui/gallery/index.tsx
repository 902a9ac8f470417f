import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery.tsx';

const place = document.getElementById('gallery');
if (!place) throw new Error('the document has no place for the gallery');
createRoot(place).render(<Gallery />);
