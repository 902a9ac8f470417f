import { useState } from 'react';
import { styled } from 'styled-components';
import {
  Badge,
  Button,
  CloseIcon,
  EmptyState,
  FailedState,
  IconButton,
  Notice,
  ProgressBar,
  Spinner,
  ToastCard,
  tokens,
} from '../../src/index.ts';
import { Row } from './specimen.tsx';
import { useColumn } from '../locales/words.ts';

const TONES = ['premium', 'exclusive', 'unavailable', 'available', 'accent', 'neutral', 'danger'] as const;

export function Badges() {
  const { badges } = useColumn().words;
  return (
    <Row>
      {TONES.map((tone) => (
        <Badge key={tone} $tone={tone}>
          {badges[tone]}
        </Badge>
      ))}
    </Row>
  );
}

export function Toasts() {
  const { toasts } = useColumn().words;
  const close = <IconButton label={toasts.close} icon={<CloseIcon size={20} />} />;
  return (
    <List>
      <ToastCard title={toasts.successTitle} description={toasts.successText} close={close} />
      <ToastCard
        variant="destructive"
        title={toasts.errorTitle}
        description={toasts.errorText}
        close={close}
      />
      <ToastCard title={toasts.short} close={close} />
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[4]};
  max-inline-size: 26rem;
`;

export function Notices() {
  const { notices } = useColumn().words;
  return (
    <>
      <Notice>{notices.info}</Notice>
      <Notice tone="success" title={notices.successTitle}>
        {notices.success}
      </Notice>
      <Notice tone="warning">{notices.warning}</Notice>
      <Notice tone="danger" title={notices.dangerTitle}>
        {notices.danger}
      </Notice>
      <Notice icon={<Spinner />}>{notices.checking}</Notice>
    </>
  );
}

export function Progress() {
  const { progress } = useColumn().words;
  const [active, setActive] = useState(false);
  return (
    <>
      <Frame>
        <ProgressBar active label={progress.label} />
      </Frame>
      <Row>
        <Button variant="secondary" aria-pressed={active} onClick={() => setActive(!active)}>
          {progress.show}
        </Button>
        <Spinner /> {progress.text}
      </Row>
      <ProgressBar active={active} label={progress.label} />
    </>
  );
}

/* A small window: what is fixed inside stays inside. */
const Frame = styled.div`
  block-size: 4rem;
  overflow: hidden;
  border: 1px solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  contain: paint;
`;

export function States() {
  const { states } = useColumn().words;
  const [retrying, setRetrying] = useState(false);
  return (
    <>
      <EmptyState
        headingLevel={3}
        title={states.emptyTitle}
        text={states.emptyText}
        action={<Button variant="secondary">{states.emptyAction}</Button>}
      />
      <FailedState
        headingLevel={3}
        title={states.failedTitle}
        text={states.failedText}
        retryLabel={states.retry}
        retryingLabel={states.retrying}
        retrying={retrying}
        onRetry={() => setRetrying(true)}
      />
    </>
  );
}
