/* global __webpack_hash__, __webpack_require__, __HOT_UPDATES__, __react_refresh_utils__ */
/**
 * Takes updates up as they come, in the place of webpack's own client (`webpack/hot/dev-server`). That one stands still for
 * good after an answer that is neither an update nor "not found", since nothing ends its question; here it is asked again, and
 * what cannot be had or put in place loads the page anew. Updates come from the development server itself: what stands between
 * it and the page, the document server, may be about to be started anew.
 */
const emitter = require('webpack/hot/emitter');

const TRIES = 20;
const PAUSE_MS = 250;
/** Components are drawn anew by then. */
const REDRAWN_MS = 100;

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
const reload = (reason) => {
  console.warn(`[hot] ${__HOT_UPDATES__.name}: the page is loaded anew: ${reason}`);
  window.location.reload();
};

const askForUpdate = __webpack_require__.hmrM;
__webpack_require__.hmrM = async () => {
  __webpack_require__.p = __HOT_UPDATES__.from;
  for (let tries = 1; ; tries += 1) {
    try {
      return await askForUpdate();
    } catch (error) {
      if (tries === TRIES) throw error;
      await pause();
    }
  }
};

let latest = __webpack_hash__;
let isBusy = false;

async function update() {
  if (isBusy) return;
  isBusy = true;
  try {
    while (!latest.includes(__webpack_hash__)) {
      const updated = await module.hot.check(true);
      if (!updated) return reload('this build is another one');
      // What is no component is not drawn anew by itself. Not told by a callback of the redrawing: one that is waiting has its own.
      __react_refresh_utils__.enqueueUpdate(() => {});
      if (updated.some((id) => !/\.tsx$/.test(id)))
        setTimeout(() => window.dispatchEvent(new Event('hot-data')), REDRAWN_MS);
    }
  } catch (error) {
    reload(error);
  } finally {
    isBusy = false;
  }
}

emitter.on('webpackHotUpdate', (hash) => {
  latest = hash;
  void update();
});
