import { readCriteria, type Criteria } from '../search/criteria.ts';

/** What a form of filters says; whatever it has no field for stays as it was. */
export function criteriaOf(form: HTMLFormElement, { saved, ids }: Criteria): Criteria {
  const search = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') search.append(name, value);
  return { ...readCriteria(search), saved, ids };
}

/** Whether a field holds something else than the page gave it. */
const isTouched = (field: Element): boolean => {
  if (field instanceof HTMLInputElement) {
    return field.type === 'checkbox'
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue;
  }
  return field instanceof HTMLSelectElement && field.selectedOptions[0]?.defaultSelected === false;
};

/** Whether a visitor, or the browser on coming back, has put something into the form. */
export const isFormTouched = (form: HTMLFormElement): boolean => [...form.elements].some(isTouched);

/** Empties every field inside. */
export function blankFields(place: HTMLElement): void {
  for (const field of place.querySelectorAll('input, select')) {
    if (field instanceof HTMLSelectElement) field.value = '';
    else if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = false;
    else if (field instanceof HTMLInputElement) field.value = '';
  }
}

/** Another city has other districts. */
export function followCity(form: HTMLFormElement, changed: EventTarget): void {
  if (!(changed instanceof HTMLSelectElement) || changed.name !== 'city') return;
  const district = form.elements.namedItem('district');
  if (district instanceof HTMLSelectElement) district.value = '';
}
