// The names of a person's attributes, and what browsers fill them with.
import { useTexts } from '../../../platform/i18n/i18n';

const named = ['name', 'given_name', 'family_name', 'email', 'phone_number', 'locale'] as const;

/** Returns the function that names an attribute in the language of the interface. */
export function useAttributeLabel(): (name: string) => string {
  const { t } = useTexts();
  return (name) => t(`session.attributes.${named.find((known) => known === name) ?? 'other'}`, { name });
}

const autoCompletes: Readonly<Record<string, string>> = {
  name: 'name',
  given_name: 'given-name',
  family_name: 'family-name',
  email: 'email',
  phone_number: 'tel',
};

/** Returns the `autocomplete` of an attribute's field; `off` for one that browsers do not know. */
export function attributeAutoComplete(name: string): string {
  return (Object.hasOwn(autoCompletes, name) ? autoCompletes[name] : undefined) ?? 'off';
}
