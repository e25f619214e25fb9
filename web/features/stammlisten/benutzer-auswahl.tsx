import type { ComboboxData } from '@mantine/core';
import type { ComponentProps } from 'react';
import type { RowOf } from '../../client/contract.ts';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { useBenutzerwahl } from './benutzerwahl.ts';
import type { Mitarbeit } from './queries.ts';

export type Benutzer = RowOf<'GET /v1/system/users'>;

interface BenutzerAuswahlProps extends Omit<ComponentProps<typeof SelectField>, 'data'> {
	mitarbeit?: Mitarbeit | undefined;
	/** How they are offered; left out: by name. */
	ordne?: (benutzer: readonly Benutzer[]) => ComboboxData;
}

/** One of the accounts that are no volunteers', found by name. */
export function BenutzerAuswahl({ mitarbeit, ordne = alsOptionen, ...rest }: BenutzerAuswahlProps) {
	const { benutzer = [], isPending, text, setText } = useBenutzerwahl(rest.value ? [rest.value] : [], mitarbeit);
	return (
		<SelectField
			searchable
			pending={isPending}
			{...rest}
			data={ordne(benutzer)}
			searchValue={text}
			onSearchChange={setText}
		/>
	);
}

export const alsOptionen = (benutzer: readonly Benutzer[]) =>
	benutzer.map(({ id, name }) => ({ value: id, label: name }));
