/** Days for which is kept what visitors typed; the site tells them so (`KEPT_DAYS` of the brand). */
export const PURGE_DAYS = 180;
