import { styled } from 'styled-components';
import type { DrawerSide } from '../../src/index.ts';
import {
  Button,
  CheckboxField,
  Dialog,
  Drawer,
  FilterIcon,
  MenuIcon,
  SelectField,
  Stack,
  Text,
  TextField,
  tokens,
  useDialog,
} from '../../src/index.ts';
import { Row } from './specimen.tsx';
import { useColumn } from '../locales/words.ts';

export function Overlays() {
  return (
    <Row>
      <Question />
      <Menu side="start" />
      <Filters side="end" />
    </Row>
  );
}

function Question() {
  const { overlays } = useColumn().words;
  const dialog = useDialog();
  return (
    <>
      <Button variant="destructive" {...dialog.opener}>
        {overlays.openDialog}
      </Button>
      <Dialog
        handle={dialog}
        title={overlays.dialogTitle}
        closeLabel={overlays.close}
        footer={
          <>
            <Button variant="secondary" {...dialog.closer}>
              {overlays.keep}
            </Button>
            <Button variant="destructive" onClick={dialog.close}>
              {overlays.confirm}
            </Button>
          </>
        }
      >
        <Text>{overlays.dialogText}</Text>
      </Dialog>
    </>
  );
}

function Menu({ side }: { side: DrawerSide }) {
  const { overlays } = useColumn().words;
  const drawer = useDialog();
  return (
    <>
      <Button variant="secondary" icon={<MenuIcon size={20} />} {...drawer.opener}>
        {overlays.openDrawerStart}
      </Button>
      <Drawer handle={drawer} side={side} title={overlays.menu} titleHidden closeLabel={overlays.close}>
        <Links>
          {overlays.links.map((label) => (
            <li key={label}>
              <a href="#overlays" onClick={drawer.close}>
                {label}
              </a>
            </li>
          ))}
        </Links>
      </Drawer>
    </>
  );
}

const Links = styled.ul`
  display: grid;
  a {
    display: flex;
    align-items: center;
    min-block-size: 3.25rem;
    font-size: ${tokens.size.lg};
    font-weight: ${tokens.weight.medium};
    text-decoration: none;
  }
`;

function Filters({ side }: { side: DrawerSide }) {
  const { overlays, fields } = useColumn().words;
  const drawer = useDialog();
  return (
    <>
      <Button variant="secondary" icon={<FilterIcon size={20} />} {...drawer.opener}>
        {overlays.openDrawerEnd}
      </Button>
      <Drawer
        handle={drawer}
        side={side}
        title={overlays.filters}
        closeLabel={overlays.close}
        footer={
          <Button block {...drawer.closer}>
            {overlays.apply}
          </Button>
        }
      >
        <Stack $gap={5}>
          <SelectField
            label={fields.subject}
            placeholder={fields.choose}
            options={fields.subjects.map((label) => ({ value: label, label }))}
          />
          {fields.subjects.map((label) => (
            <TextField key={label} label={label} />
          ))}
          <CheckboxField label={fields.news} />
        </Stack>
      </Drawer>
    </>
  );
}
