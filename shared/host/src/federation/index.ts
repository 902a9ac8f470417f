export { providePageRuntime } from './page-runtime.ts';
export {
  librariesHere,
  shareScopeOf,
  type PageLibrary,
  type SharedCopy,
  type ShareScope,
} from './share-scope.ts';
