import { useTranslation } from '@shared/i18n';
import { ChevronDownIcon, media, tokens } from '@shared/ui';
import type { MouseEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { ContentsEntry } from './rehype-headings.ts';

/** As wide as the margin beside the text can hold it. */
const BESIDE = media.xl;
/** An article has one table of contents; the ids of its headings begin otherwise. */
const TITLE_ID = 'contents-title';

const isBeside = () => window.matchMedia(BESIDE.replace('@media ', '')).matches;

/** The last heading above the upper third of the window: what is being read. */
function readNow(entries: readonly ContentsEntry[]): string | undefined {
  const line = window.innerHeight / 3;
  return entries.findLast(({ id }) => {
    const heading = document.getElementById(id);
    return heading !== null && heading.getBoundingClientRect().top <= line;
  })?.id;
}

/** The id of the section that is being read; undefined before the first one and until the page is hydrated. */
function useSectionRead(entries: readonly ContentsEntry[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      setCurrent(readNow(entries));
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    lookSoon();
    window.addEventListener('scroll', lookSoon, { passive: true });
    return () => {
      window.removeEventListener('scroll', lookSoon);
      cancelAnimationFrame(frame);
    };
  }, [entries]);
  return current;
}

/** The table of contents of a long article: folded above its text, or open in the margin of a wide window. */
export function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  const { t, language } = useTranslation();
  const details = useRef<HTMLDetailsElement>(null);
  const current = useSectionRead(entries);
  useEffect(() => {
    const wide = window.matchMedia(BESIDE.replace('@media ', ''));
    const open = () => {
      if (details.current && wide.matches) details.current.open = true;
    };
    open();
    wide.addEventListener('change', open);
    return () => wide.removeEventListener('change', open);
  }, []);
  const stayOpenBeside = (event: MouseEvent) => {
    if (isBeside()) event.preventDefault();
  };
  return (
    <Place aria-labelledby={TITLE_ID}>
      {/* A visitor may have opened it before the page came alive. */}
      <Fold ref={details} suppressHydrationWarning>
        {/* A summary is a control by itself. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-static-element-interactions */}
        <summary id={TITLE_ID} lang={language} onClick={stayOpenBeside}>
          {t('article.contents')}
          <ChevronDownIcon size={20} />
        </summary>
        <List>
          {entries.map(({ id, text, level }) => (
            <li key={id} data-level={level}>
              <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                <bdi>{text}</bdi>
              </a>
            </li>
          ))}
        </List>
      </Fold>
    </Place>
  );
}

const Place = styled.nav`
  margin-block-end: 2em;
  font-size: ${tokens.size.sm};
  line-height: ${tokens.leading.snug};
  ${BESIDE} {
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(100% + ${tokens.space[12]});
    inline-size: min(15rem, (100vw - 46rem) / 2 - ${tokens.space[16]});
    margin: 0;
  }
  ${media.print} {
    display: none;
  }
`;

const Fold = styled.details`
  border: 1px solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  > summary {
    display: flex;
    align-items: center;
    min-block-size: 3.25rem;
    padding-inline: ${tokens.space[5]};
    font-weight: ${tokens.weight.bold};
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    > svg {
      margin-inline-start: auto;
      color: ${tokens.color.accent};
      transition: rotate ${tokens.motion.calm} ${tokens.motion.ease};
    }
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
  ${BESIDE} {
    position: sticky;
    inset-block-start: calc(${tokens.headerSize} + ${tokens.space[8]});
    max-block-size: calc(100vh - ${tokens.headerSize} - ${tokens.space[16]});
    overflow-y: auto;
    border: 0;
    background: none;
    /* It would cut off what reaches over its edge. */
    && :focus-visible {
      outline-offset: -2px;
    }
    /* Open from the first paint, before script. */
    &::details-content {
      content-visibility: visible;
      block-size: auto;
    }
    > summary {
      min-block-size: 2.75rem;
      padding-inline: ${tokens.space[4]} 0;
      cursor: default;
      > svg {
        display: none;
      }
    }
  }
`;

const List = styled.ol`
  /* Over the lists of running text. */
  && {
    padding: 0 ${tokens.space[3]} ${tokens.space[3]};
    list-style: none;
  }
  && > li {
    margin: 0;
  }
  > [data-level='3'] > a {
    padding-inline-start: ${tokens.space[6]};
  }
  && a {
    display: flex;
    align-items: center;
    min-block-size: 2.75rem;
    padding-block: ${tokens.space[2]};
    padding-inline-end: ${tokens.space[2]};
    border-radius: ${tokens.radius.sm};
    color: ${tokens.color.inkSoft};
    text-decoration: none;
  }
  a {
    padding-inline-start: ${tokens.space[2]};
  }
  && a:hover,
  && a[aria-current] {
    color: ${tokens.color.accent};
  }
  && a[aria-current] {
    font-weight: ${tokens.weight.semibold};
  }
  ${BESIDE} {
    && {
      padding: 0;
      margin-inline-start: ${tokens.space[4]};
      border-inline-start: 1px solid ${tokens.color.hairline};
    }
    && a {
      margin-inline-start: -1px;
      border-inline-start: 2px solid transparent;
      border-radius: 0;
    }
    && a[aria-current] {
      border-color: ${tokens.color.accent};
    }
    a {
      padding-inline-start: ${tokens.space[4]};
    }
    > [data-level='3'] > a {
      padding-inline-start: ${tokens.space[8]};
    }
  }
`;
