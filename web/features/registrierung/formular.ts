import type { useForm } from '@mantine/form';
import { waehlbare } from '../stammlisten/wahllisten.ts';
import type { Angaben } from './angaben.ts';
import { feldname } from './bezeichnung.ts';
import type { Nachschlag } from './nachschlag.ts';

export type Formular = ReturnType<typeof useForm<Angaben>>;

/** Where a link of the summary leads. */
export const feldID = (pfad: string): string => `feld-${pfad.replaceAll('.', '-')}`;

/** What a text, choice or date field of the page needs; `pfad` is its name on the wire. */
export function feld(formular: Formular, pfad: string) {
	return {
		id: feldID(pfad),
		label: feldname(pfad),
		size: 'md' as const,
		...formular.getInputProps(pfad),
	};
}

type Listenfeld = 'titelID' | 'schulabschlussID' | 'ausbildungID' | 'sportartIDs' | 'taetigkeitsfeldIDs';

/** The same for a choice of one or several from a list of the provider. */
export function wahlfeld(formular: Formular, { wahllisten }: Nachschlag, name: Listenfeld) {
	const gewaehlt = [formular.values[name] ?? []].flat();
	return { searchable: true, data: waehlbare(wahllisten[name] ?? [], gewaehlt), ...feld(formular, name) };
}

/** Boxes of public forms are larger than those of the portal. */
const GROSS = { vars: () => ({ root: { '--checkbox-size': '20px' } }), styles: { inner: { marginTop: 0 } } };

/** The same for a box to tick; unanswered looks like no. */
export function ankreuzfeld(formular: Formular, pfad: string) {
	const { checked, ...rest } = formular.getInputProps(pfad, { type: 'checkbox' });
	return { id: feldID(pfad), label: feldname(pfad), ...GROSS, ...rest, checked: checked === true };
}
