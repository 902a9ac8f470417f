import { localized, mediaUrl, type Property } from '@shared/api';
import { DetailSign } from '@shared/brand';
import { paths } from '@shared/contract';
import { truncate, useTranslation } from '@shared/i18n';
import { Island, useHead } from '@shared/remote-kit';
import {
  AfterHeading,
  Breadcrumb,
  Heading,
  HomeIcon,
  IconButton,
  MapPinIcon,
  media,
  Notice,
  OnceSeen,
  tokens,
  type BreadcrumbItem,
} from '@shared/ui';
import { Suspense, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { PropertyBadges } from '../card/card-badges.tsx';
import { usePropertyName } from '../property/property-name.ts';
import { CompareButton } from '../compare/compare-button.tsx';
import { PrintIcon } from '../icons/listing-icons.tsx';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { lazyExtra } from '../loading/lazy-extra.ts';
import { Price } from '../property/price.tsx';
import type { PaymentEstimateProps } from '../payment/payment-estimate.tsx';
import { ShareLink } from '../share/share-link.tsx';
import { Advertisement, isAdvertised } from './advertisement.tsx';
import { useOfferWords } from '../property/offer-words.ts';
import { AmenityList } from './amenity-list.tsx';
import { useCodesForPaper } from './codes-for-paper.ts';
import { ContactBar, ContactPanel } from './contact-panel.tsx';
import {
  DetailAside,
  DetailContent,
  DetailHead,
  DetailHeader,
  DetailMain,
  DetailPage,
  DetailPicture,
} from './detail-layout.ts';
import { FactGrid } from './fact-grid.tsx';
import { LocationBoxes } from './location-boxes.tsx';
import { detailsOf } from '../property/property-details.ts';
import { GallerySpace, PropertyGallery } from './property-gallery.tsx';
import { PropertyDescription, type PropertyDescriptionProps } from './property-description.tsx';
import { PropertyMap } from './property-map.tsx';
import { noteViewed } from '../viewed/recently-viewed.ts';
import { structuredData, structuredTrail } from './structured-data.ts';

// Both stand below the first screen: one script.
const MoreListings = lazyExtra<{ property: Property }>(
  () => import(/* webpackChunkName: "below-property" */ './more-listings.tsx'),
);

const PaymentEstimate = lazyExtra<PaymentEstimateProps>(async () => ({
  default: (await import(/* webpackChunkName: "below-property" */ '../payment/payment-estimate.tsx'))
    .PaymentEstimate,
}));

const LONGEST_CRUMB = 50;
const LONGEST_SUMMARY = 160;

export interface PropertyDetailProps extends Pick<PropertyDescriptionProps, 'rest'> {
  property: Property;
}

/** One property in full (specification, section 2, "Property detail"). */
export function PropertyDetail({ property, rest }: PropertyDetailProps) {
  const { t, language } = useTranslation();
  const own = useOfferWords();
  const name = usePropertyName(property);
  const description = localized(property, 'description', language);
  const details = detailsOf(property, language);
  const { country, city, district } = details;
  const place = [district, city, country].join(t('listSeparator'));
  const path = paths.property(property._id);
  const picture = mediaUrl(property.images[0], 1200);
  // A price on request, and what is sold, leave nothing to reckon with.
  const canBePaid = property.add_Type === 'sell' && !property.soldOut && (property.price?.amount ?? 0) >= 1;
  const list = property.add_Type === 'sell' ? 'sale' : 'rent';
  const trail: readonly BreadcrumbItem[] = [
    { label: own('breadcrumb.home'), href: paths.home, icon: <HomeIcon size={18} /> },
    { label: t(`lists.${list}.title`), href: list === 'sale' ? paths.sale : paths.rent },
    { label: truncate(name, LONGEST_CRUMB) },
  ];
  useHead({
    title: name,
    description: truncate((description ?? `${name} ${place}`).replace(/\s+/g, ' '), LONGEST_SUMMARY),
    canonical: path,
    ...(picture !== undefined && { image: picture }),
    jsonLd: [
      structuredData(property, {
        name,
        description,
        details,
        path,
        picture,
        amenities: property.amenities?.map((amenity) => t(`amenities.${amenity}`)),
      }),
      structuredTrail(trail),
    ],
  });
  useEffect(() => noteViewed(property._id), [property._id]);
  const page = useRef<HTMLDivElement>(null);
  useCodesForPaper(page, property._id);
  return (
    <>
      <DetailPage ref={page}>
        <DetailHead>
          <Breadcrumb label={own('breadcrumb.label')} items={trail} />
          <DetailHeader>
            <Titles>
              <PropertyBadges property={property} isNew={false} />
              <Heading level={1}>{name}</Heading>
              <Place>
                <MapPinIcon size={20} />
                {place}
              </Place>
            </Titles>
            <Deal>
              <Amount>
                <Price property={property} Sign={DetailSign} />
              </Amount>
              <Actions>
                <ShareLink title={name} path={path} />
                <FavouriteButton id={property._id} name={name} variant="outlined" />
                <CompareButton id={property._id} name={name} variant="outlined" />
                <IconButton
                  variant="outlined"
                  label={own('detail.print')}
                  icon={<PrintIcon size={20} />}
                  onClick={() => window.print()}
                />
              </Actions>
            </Deal>
          </DetailHeader>
          {property.soldOut && (
            <Gone>
              <Notice tone="warning" title={own(`gone.title.${property.add_Type}`)} />
            </Gone>
          )}
        </DetailHead>
        <DetailPicture>
          <AfterHeading instead={<GallerySpace count={property.images.length} />}>
            <PropertyGallery images={property.images} name={name} />
          </AfterHeading>
        </DetailPicture>
        <AfterHeading>
          <DetailMain>
            <section>
              <Heading level={2} size="md">
                {own('detail.facts')}
              </Heading>
              <DetailContent>
                <Island>
                  <FactGrid property={property} currency={details.currency} />
                </Island>
              </DetailContent>
            </section>
            {property.amenities && (
              <section>
                <Heading level={2} size="md">
                  {t('amenities.title')}
                </Heading>
                <DetailContent>
                  <AmenityList amenities={property.amenities} />
                </DetailContent>
              </section>
            )}
            <PropertyDescription description={description} rest={rest} />
            {isAdvertised(property) && (
              <section>
                <Heading level={2} size="md">
                  {own('advertisement.title')}
                </Heading>
                <DetailContent>
                  <Island as="div">
                    <Advertisement property={property} />
                  </Island>
                </DetailContent>
              </section>
            )}
            <Location>
              <Heading level={2} size="md">
                {own('detail.location')}
              </Heading>
              <DetailContent>
                <Island>
                  <LocationBoxes country={country} city={city} district={district} />
                </Island>
                <Island as="div">
                  <PropertyMap
                    lat={details.lat}
                    lng={details.lng}
                    place={place}
                    link={property.location.link}
                  />
                </Island>
              </DetailContent>
            </Location>
            {canBePaid && (
              <Island as="div">
                <Suspense fallback={null}>
                  <PaymentEstimate price={property.price?.amount} currency={details.currency} />
                </Suspense>
              </Island>
            )}
          </DetailMain>
          <DetailAside>
            <Island>
              <ContactPanel property={property} />
            </Island>
          </DetailAside>
        </AfterHeading>
      </DetailPage>
      <AfterHeading>
        <Island as="div">
          <OnceSeen>
            <Suspense fallback={null}>
              <MoreListings property={property} />
            </Suspense>
          </OnceSeen>
        </Island>
        <Island>
          <ContactBar property={property} />
        </Island>
      </AfterHeading>
    </>
  );
}

const Gone = styled.div`
  margin-block-end: ${tokens.space[5]};
`;

const Titles = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Place = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  color: ${tokens.color.inkMuted};
`;

const Deal = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]} ${tokens.space[5]};
  min-inline-size: 0;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  ${media.print} {
    display: none;
  }
`;

const Amount = styled.p`
  font-size: ${tokens.size['2xl']};
  font-weight: ${tokens.weight.bold};
  line-height: ${tokens.leading.snug};
  color: ${tokens.color.accent};
`;

/* On paper the line below the title says it, and a map cannot be moved. */
const Location = styled.section`
  ${media.print} {
    display: none;
  }
`;
