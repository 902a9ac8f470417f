// Preloaded by a program whose days a test lets pass: it begins DAYS_AHEAD days from now, and at each SIGUSR2 a day is over, with all
// that was to be done a day later.
const DAY_MS = 86_400_000;
const Today = Date;
const wait = setTimeout;
let ahead = Number(process.env.DAYS_AHEAD) * DAY_MS;
let due = [];

globalThis.Date = class extends Today {
  constructor(...given) {
    super(...(given.length === 0 ? [Today.now() + ahead] : given));
  }
  static now() {
    return Today.now() + ahead;
  }
};
globalThis.setTimeout = (task, ms, ...given) => {
  if (ms === DAY_MS) due.push(task);
  return wait(task, ms, ...given);
};
process.on('SIGUSR2', () => {
  ahead += DAY_MS;
  const tasks = due;
  due = [];
  for (const task of tasks) task();
});
