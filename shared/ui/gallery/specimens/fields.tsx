import { useId } from 'react';
import {
  CheckboxField,
  ErrorSummary,
  PhoneIcon,
  SearchIcon,
  SelectField,
  TextArea,
  TextField,
} from '../../src/index.ts';
import { Pair } from './specimen.tsx';
import { useColumn } from '../locales/words.ts';

export function Fields() {
  const { fields } = useColumn().words;
  const options = fields.subjects.map((label) => ({ value: label, label }));
  return (
    <>
      <Pair>
        <TextField label={fields.name} hint={fields.nameHint} required />
        <TextField
          label={fields.phone}
          type="tel"
          dir="ltr"
          placeholder={fields.phonePlaceholder}
          icon={<PhoneIcon size={20} />}
        />
        <TextField
          label={fields.search}
          type="search"
          placeholder={fields.searchPlaceholder}
          icon={<SearchIcon size={20} />}
          optionalLabel={fields.optional}
        />
        <SelectField label={fields.subject} placeholder={fields.choose} options={options} />
        <TextField label={fields.name} defaultValue={fields.nameValue} disabled />
        <TextField label={fields.reference} defaultValue="A-1024" dir="ltr" readOnly />
        <SelectField label={fields.subject} options={options} disabled />
      </Pair>
      <TextArea label={fields.message} placeholder={fields.messagePlaceholder} />
      <div>
        <CheckboxField label={fields.licence} defaultChecked />
        <CheckboxField label={fields.news} hint={fields.nameHint} />
        <CheckboxField label={fields.news} disabled />
      </div>
    </>
  );
}

export function FieldErrors() {
  const { fields } = useColumn().words;
  const { errors } = fields;
  const name = useId();
  const phone = useId();
  return (
    <>
      <ErrorSummary
        title={errors.title}
        headingLevel={3}
        errors={[
          { fieldId: name, message: errors.name },
          { fieldId: phone, message: errors.phone },
        ]}
      />
      <Pair>
        <TextField id={name} label={fields.name} error={errors.name} required />
        <TextField
          id={phone}
          label={fields.phone}
          type="tel"
          dir="ltr"
          defaultValue="0512"
          icon={<PhoneIcon size={20} />}
          error={errors.phone}
        />
        <SelectField label={fields.subject} placeholder={fields.choose} options={[]} error={errors.subject} />
        <CheckboxField label={fields.licence} error={errors.licence} />
      </Pair>
      <TextArea label={fields.message} defaultValue="…" error={errors.message} />
    </>
  );
}
