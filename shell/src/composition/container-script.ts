/**
 * The script of a container, not yet in the document.
 * @param url absolute, or relative to the document
 * @param integrity `sha384-…`; undefined where the release names none
 */
export function containerScript(url: string, integrity: string | undefined): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  // As webpack does for chunks: a mode that differs from the preload hint's would load the file twice.
  if (new URL(url, document.baseURI).origin !== window.location.origin) script.crossOrigin = 'anonymous';
  if (integrity) script.integrity = integrity;
  return script;
}
