/** Of a filter's field, by the filter's name: a part that is taken over late may have no ids of React. A page has the filters once. */
export const fieldId = (name: string) => `filter-${name}`;
