import type { ComboboxData } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { DIALOG } from '../../../texte/akte/akte-dialoge.ts';
import { SelectField } from '../../../ui/fields/select-fields.tsx';
import { benutzerQuery } from '../../stammlisten/queries.ts';
import type { Benutzer } from '../typen.ts';

interface BetreuerAuswahlProps extends ComponentProps<typeof SelectField> {
	/** Whose staff may be chosen besides the Traeger's; left out: only the Traeger's. */
	stelle?: { einsatzstelleID: string; einsatzortID: string } | undefined;
}

/** Members of staff who can look after a volunteer: of the Einsatzstelle first, then of the Traeger. */
export function BetreuerAuswahl({ stelle, ...rest }: BetreuerAuswahlProps) {
	const { data: benutzer = [] } = useQuery(benutzerQuery);
	return <SelectField label={DIALOG.betreuung} searchable data={gruppen(benutzer, stelle)} {...rest} />;
}

function gruppen(benutzer: readonly Benutzer[], stelle: BetreuerAuswahlProps['stelle']): ComboboxData {
	const optionen = (liste: readonly Benutzer[]) => liste.map(({ id, name }) => ({ value: id, label: name }));
	const traeger = benutzer.filter(vomTraeger);
	if (!stelle) return optionen(traeger);
	const eigene = benutzer.filter((b) => !vomTraeger(b) && vonDerStelle(b, stelle));
	return [
		{ group: DIALOG.betreuungStelle, items: optionen(eigene) },
		{ group: DIALOG.betreuungTraeger, items: optionen(traeger) },
	].filter(({ items }) => items.length > 0);
}

const vomTraeger = ({ rollen }: Benutzer): boolean => rollen.includes('MA_VERWALTUNG') || rollen.includes('ADMIN');

function vonDerStelle(b: Benutzer, stelle: { einsatzstelleID: string; einsatzortID: string }): boolean {
	return b.einsatzstelleIDs.includes(stelle.einsatzstelleID) || b.einsatzortIDs.includes(stelle.einsatzortID);
}
