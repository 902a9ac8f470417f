/** Who answers for the data of visitors; said at each form. By itself, since a form has no need of the rest of the brand. */
export const privacyEmail = 'privacy@sadaf.example';
