import { expectSameKeys } from '@shared/i18n/testing';
import tableAr from '../compare/locales/ar.json';
import tableEn from '../compare/locales/en.json';
import favouritesAr from '../favourites/locales/ar.json';
import favouritesEn from '../favourites/locales/en.json';
import latestAr from '../latest/locales/ar.json';
import latestEn from '../latest/locales/en.json';
import drawerAr from '../filters/locales/ar.json';
import drawerEn from '../filters/locales/en.json';
import nearbyAr from '../detail/locales/ar.json';
import nearbyEn from '../detail/locales/en.json';
import offerAr from '../property/offer-locales/ar.json';
import offerEn from '../property/offer-locales/en.json';
import nearestAr from '../list/locales/ar.json';
import nearestEn from '../list/locales/en.json';
import restAr from '../list/rest-locales/ar.json';
import restEn from '../list/rest-locales/en.json';
import paymentAr from '../payment/locales/ar.json';
import paymentEn from '../payment/locales/en.json';
import searchesAr from '../searches/locales/ar.json';
import searchesEn from '../searches/locales/en.json';
import viewedAr from '../viewed/locales/ar.json';
import viewedEn from '../viewed/locales/en.json';
import ar from './ar.json';
import en from './en.json';

it.each([
  ['every page', ar, en],
  ['the table of a comparison', tableAr, tableEn],
  ['the latest', latestAr, latestEn],
  ['the drawer of filters', drawerAr, drawerEn],
  ['the favourites', favouritesAr, favouritesEn],
  ['a part of a list', restAr, restEn],
  ['saved searches', searchesAr, searchesEn],
  ['what was viewed', viewedAr, viewedEn],
  ['what is nearby', nearbyAr, nearbyEn],
  ['what comes closest', nearestAr, nearestEn],
  ['what a property alone says', offerAr, offerEn],
  ['the payment estimate', paymentAr, paymentEn],
])('%s says the same in both languages', (_what, arabic, english) => {
  expectSameKeys(arabic, english);
});

it('writes the chat in Arabic in both', () => {
  expect(offerEn.chat).toEqual(offerAr.chat);
});
