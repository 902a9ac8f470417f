import { localized, localizedPlace, mediaUrl, type Property } from '@shared/api';
import { propertyDefaults } from '@shared/brand';
import { addressToShare, paths, type Language } from '@shared/contract';
import type { Translate } from '@shared/i18n';
import { dateElement, rssChannel, xml } from './rss-channel.ts';

/** Pixels across; what asks for no better format is sent a JPEG of it. */
const PICTURE_WIDTH = 800;

/** With the currency's name, which every reader shows; Latin digits, as everywhere on the site. */
function priceOf({ price, rentType }: Property, language: Language, t: Translate): string {
  if (price?.amount === undefined) return t('noPrice');
  const amount = new Intl.NumberFormat(language === 'ar' ? 'ar-u-nu-latn' : 'en-US', {
    style: 'currency',
    currency: price.currency ?? propertyDefaults.currency,
    currencyDisplay: 'name',
    maximumFractionDigits: 0,
  }).format(price.amount);
  return rentType ? `${amount} ${t(`periods.${rentType}`)}` : amount;
}

function item(siteUrl: string, language: Language, t: Translate, property: Property): string {
  const { _id, add_Type, soldOut, images, location, publishedAt, listedAt } = property;
  const path = paths.property(_id);
  const place = (['district', 'city'] as const)
    .flatMap((field) => localizedPlace(location, field, language) ?? [])
    .join(t('separator'));
  const said = [soldOut ? t(`sold.${add_Type}`) : '', priceOf(property, language, t), place].filter(
    (part) => part !== '',
  );
  const picture = mediaUrl(images[0], PICTURE_WIDTH);
  return [
    '<item>',
    `<title>${xml(localized(property, 'name', language) ?? t('unnamed'))}</title>`,
    `<link>${xml(addressToShare(path, language, siteUrl))}</link>`,
    // The same in both languages.
    `<guid isPermaLink="true">${xml(siteUrl + path)}</guid>`,
    dateElement(publishedAt ?? listedAt),
    `<description>${xml(said.join(' · '))}</description>`,
    // The length is not known before the picture is asked for; readers take 0 for that.
    picture ? `<enclosure url="${xml(siteUrl + picture)}" type="image/jpeg" length="0"/>` : '',
    '</item>',
  ].join('');
}

export interface ListRss {
  siteUrl: string;
  language: Language;
  /** The feeds' words in this language. */
  t: Translate;
  /** Of the list with its filters, site-relative. */
  address: string;
  self: string;
  title: string;
  properties: readonly Property[];
}

/** Listings as RSS 2.0 (rssboard.org), in the feed's language. */
export const listRss = ({ siteUrl, language, t, address, self, title, properties }: ListRss): string =>
  rssChannel({
    language,
    title,
    link: addressToShare(address, language, siteUrl),
    self: siteUrl + self,
    items: properties.map((property) => item(siteUrl, language, t, property)),
  });
