import { useState } from 'react';
import {
  ArrowEndIcon,
  BookmarkIcon,
  Button,
  HeartIcon,
  IconButton,
  IconLink,
  LinkButton,
  SegmentedControl,
  ShareIcon,
} from '../../src/index.ts';
import { Row } from './specimen.tsx';
import { useColumn } from '../locales/words.ts';

const VARIANTS = ['primary', 'secondary', 'quiet', 'destructive'] as const;
const SIZES = ['small', 'medium', 'large'] as const;

export function Buttons() {
  const { buttons } = useColumn().words;
  return (
    <>
      <Row>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {buttons[variant]}
          </Button>
        ))}
      </Row>
      <Row>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {buttons.disabled}
          </Button>
        ))}
      </Row>
      <Row>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} busy busyLabel={buttons.busy}>
            {buttons[variant]}
          </Button>
        ))}
      </Row>
      <Row>
        {SIZES.map((size) => (
          <Button key={size} size={size}>
            {buttons[size]}
          </Button>
        ))}
        <Button variant="secondary" icon={<ShareIcon size={20} />}>
          {buttons.share}
        </Button>
        <LinkButton href="#buttons" variant="secondary" iconEnd={<ArrowEndIcon size={20} />}>
          {buttons.link}
        </LinkButton>
      </Row>
      <Button block>{buttons.block}</Button>
    </>
  );
}

export function Toggles() {
  const { buttons } = useColumn().words;
  const [pressed, setPressed] = useState(true);
  const [view, setView] = useState<'cards' | 'table' | 'map'>('cards');
  const toggle = () => setPressed(!pressed);
  const segments = (['cards', 'table', 'map'] as const).map((value) => ({ value, label: buttons[value] }));
  return (
    <>
      <Row>
        {(['quiet', 'outlined', 'floating'] as const).map((variant) => (
          <IconButton key={variant} variant={variant} label={buttons.share} icon={<ShareIcon size={22} />} />
        ))}
        <IconButton variant="floating" size="small" label={buttons.share} icon={<ShareIcon size={18} />} />
        <IconButton
          variant="outlined"
          label={buttons.favourite}
          icon={<HeartIcon size={22} />}
          aria-pressed={pressed}
          onClick={toggle}
        />
        <IconButton variant="outlined" label={buttons.disabled} icon={<ShareIcon size={22} />} disabled />
        <IconLink href="#toggles" variant="outlined" label={buttons.link} icon={<ArrowEndIcon size={22} />} />
      </Row>
      <Row>
        <Button variant="secondary" icon={<BookmarkIcon size={20} />} aria-pressed={pressed} onClick={toggle}>
          {pressed ? buttons.pressed : buttons.save}
        </Button>
        <Button
          variant="secondary"
          icon={<BookmarkIcon size={20} />}
          aria-pressed={!pressed}
          onClick={toggle}
        >
          {pressed ? buttons.save : buttons.pressed}
        </Button>
      </Row>
      <Row>
        <SegmentedControl label={buttons.view} segments={segments} value={view} onChange={setView} />
        <SegmentedControl
          label={buttons.disabled}
          segments={segments}
          value="table"
          onChange={setView}
          disabled
        />
      </Row>
    </>
  );
}
