import { defineParcel } from '@shared/remote-kit';
import ViewedShelf from '../viewed/viewed-shelf.tsx';

export default defineParcel({ View: ViewedShelf });
