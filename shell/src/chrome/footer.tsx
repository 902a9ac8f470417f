import { brand, BrandLogo, type Licence, type SocialNetwork } from '@shared/brand';
import { registries, registryHint } from '@shared/brand/registries';
import type { GuestLink } from '@shared/contract';
import { groupedTelephone, callLink, useTranslation } from '@shared/i18n';
import {
  Container,
  ExternalIcon,
  FacebookIcon,
  InstagramIcon,
  LinkedInIcon,
  media,
  offScreen,
  TikTokIcon,
  tokens,
  VisuallyHidden,
  XIcon,
  WhatsAppIcon,
} from '@shared/ui';
import { styled } from 'styled-components';
import { useChrome } from './chrome-context.ts';
import { whatsAppHref } from './contact-links.ts';
import { useSettings } from './settings.ts';
import { quickLinks, serviceLinks, statementLinks, type SiteLink } from './site-links.ts';

const socialIcons = {
  linkedin: LinkedInIcon,
  facebook: FacebookIcon,
  instagram: InstagramIcon,
  twitter: XIcon,
  whatsapp: WhatsAppIcon,
  tiktok: TikTokIcon,
} as const;

const networks = Object.keys(socialIcons) as SocialNetwork[];

const socialHref = (network: SocialNetwork, account: string) =>
  network === 'whatsapp' ? whatsAppHref(account) : account;

const presentYear = () => new Date().getFullYear();

/** Quick links, services and social links (specification, section 2, "Shared chrome"). */
export function Footer() {
  const { t, language } = useTranslation();
  const { settings, isFailed } = useSettings();
  const { guests } = useChrome();
  const phone = settings?.phone ?? brand.contact.phone;
  const email = settings?.email ?? brand.contact.email;
  return (
    <Ground>
      <Container>
        <Columns>
          <About>
            <BrandLogo language={language} />
            <p>{brand.tagline[language]}</p>
          </About>
          <LinkColumn title={t('footer.quickLinks')} links={[...quickLinks, ...guests]} />
          <LinkColumn title={t('footer.services')} links={serviceLinks} />
          <section aria-labelledby="footer-contact">
            <Title id="footer-contact">{t('footer.contact')}</Title>
            <Links>
              <li>
                <FooterLink href={callLink(phone)}>
                  <bdi dir="ltr">{groupedTelephone(phone)}</bdi>
                </FooterLink>
              </li>
              <li>
                <FooterLink href={`mailto:${email}`}>
                  <bdi dir="ltr">{email}</bdi>
                </FooterLink>
              </li>
            </Links>
            {isFailed && <p>{t('settingsFailed')}</p>}
            <Social>
              {networks.map((network) => {
                const Icon = socialIcons[network];
                return (
                  <li key={network}>
                    <SocialLink
                      href={socialHref(network, settings?.socialMedia[network] ?? brand.social[network])}
                      target="_blank"
                      rel="noopener noreferrer"
                      aria-label={t(`social.${network}`)}
                    >
                      <Icon />
                    </SocialLink>
                  </li>
                );
              })}
            </Social>
          </section>
        </Columns>
        <Legal>
          {/* A document may be older than the year. */}
          <span suppressHydrationWarning>
            {t('footer.rights', { year: presentYear(), name: brand.name[language] })}
          </span>
          {brand.licences.map((licence) => (
            <LicenceNumber key={licence.id} licence={licence} />
          ))}
          {statementLinks.map(({ href, label }) => (
            <LegalLink key={href} href={href}>
              {t(label)}
            </LegalLink>
          ))}
        </Legal>
      </Container>
    </Ground>
  );
}

/** By its registry, where the brand names one. */
function LicenceNumber({ licence: { id, label, number } }: { licence: Licence }) {
  const { language } = useTranslation();
  const registry = registries[id];
  const words = (
    <>
      {label[language]} <bdi dir="ltr">{number}</bdi>
    </>
  );
  if (registry === undefined) return <span>{words}</span>;
  return (
    <LegalLink href={registry} target="_blank" rel="noopener noreferrer">
      <span>{words}</span>
      <ExternalIcon size={14} />
      <VisuallyHidden>{registryHint[language]}</VisuallyHidden>
    </LegalLink>
  );
}

function LinkColumn({ title, links }: { title: string; links: readonly (SiteLink | GuestLink)[] }) {
  const { t, language } = useTranslation();
  return (
    <nav aria-label={title}>
      <Title as="h2">{title}</Title>
      <Links>
        {links.map((link) => (
          <li key={link.href}>
            <FooterLink href={link.href}>{'words' in link ? link.words[language] : t(link.label)}</FooterLink>
          </li>
        ))}
      </Links>
    </nav>
  );
}

/** Of what it holds, in rem, so that a page is about as long as it will be before anybody comes near its end. */
const contentBlockSize = { base: '53.5rem', sm: '36.5rem', lg: '26rem' };

const Ground = styled.footer`
  ${offScreen(contentBlockSize)}
  margin-block-start: ${({ theme }) => theme.space.section};
  padding-block: ${({ theme }) => `${theme.space[16]} ${theme.space[8]}`};
  border-block-start: 1px solid ${({ theme }) => theme.color.hairline};
  background: ${({ theme }) => theme.color.sunken};
  /* Whose sheet it is, how to reach them, and by which licence, in two lines; nothing that only leads elsewhere. */
  ${media.print} {
    margin-block-start: ${({ theme }) => theme.space[3]};
    padding-block: ${({ theme }) => theme.space[2]} 0;
    background: none;
    break-inside: avoid;
    h2,
    section > ul + ul,
    p svg,
    p > a:not([target]) {
      display: none;
    }
    ul {
      display: flex;
      gap: ${({ theme }) => theme.space[6]};
    }
    a {
      min-block-size: 0;
    }
  }
`;

/** A target of a finger, as wide as it is high. */
const TARGET = '44px';
/** The least width of the column that they stand in: in a narrower one the last icon would stand alone below the others. */
const ICONS_IN_A_LINE = `calc(${networks.length} * ${TARGET} - ${tokens.space[3]})`;

const Columns = styled.div`
  ${media.print} {
    > :first-child {
      display: none;
    }
  }
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: ${({ theme }) => `${theme.space[10]} ${theme.space[6]}`};
  > :first-child,
  > :last-child {
    grid-column: 1 / -1;
  }
  @media (min-width: 40rem) {
    > :last-child {
      grid-column: auto;
    }
    grid-template-columns: repeat(2, 1fr) minmax(${ICONS_IN_A_LINE}, 1fr);
  }
  @media (min-width: 64rem) {
    > :first-child {
      grid-column: auto;
    }
    grid-template-columns: 1.6fr 1fr 1fr minmax(${ICONS_IN_A_LINE}, 1.3fr);
  }
`;

const About = styled.div`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space[4]};
  max-inline-size: 24rem;
  color: ${({ theme }) => theme.color.inkMuted};
`;

const Title = styled.h2`
  margin-block-end: ${({ theme }) => theme.space[3]};
  font-size: ${({ theme }) => theme.size.md};
  font-weight: ${({ theme }) => theme.weight.semibold};
`;

const Links = styled.ul`
  display: grid;
`;

const FooterLink = styled.a`
  /* An address of the settings may be longer than its column. */
  overflow-wrap: anywhere;
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  color: ${({ theme }) => theme.color.inkMuted};
  text-decoration: none;
  &:hover {
    color: ${({ theme }) => theme.color.accent};
  }
`;

const LegalLink = styled(FooterLink)`
  gap: ${({ theme }) => theme.space[2]};
`;

const Social = styled.ul`
  display: flex;
  flex-wrap: wrap;
  /* The targets are wider than the icons, which stand in line with the text. */
  margin-inline-start: calc(-1 * ${({ theme }) => theme.space[3]});
`;

const SocialLink = styled.a`
  display: grid;
  place-items: center;
  inline-size: ${TARGET};
  block-size: ${TARGET};
  border-radius: ${({ theme }) => theme.radius.pill};
  &:hover {
    color: ${({ theme }) => theme.color.accent};
  }
`;

const Legal = styled.p`
  ${media.print} {
    && {
      margin-block-start: ${({ theme }) => theme.space[2]};
      padding-block-start: ${({ theme }) => theme.space[2]};
    }
  }
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${({ theme }) => theme.space[6]};
  margin-block-start: ${({ theme }) => theme.space[12]};
  padding-block-start: ${({ theme }) => theme.space[6]};
  border-block-start: 1px solid ${({ theme }) => theme.color.hairline};
  font-size: ${({ theme }) => theme.size.sm};
  color: ${({ theme }) => theme.color.inkMuted};
`;
