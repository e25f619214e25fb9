import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { DIALOG } from '../../../texte/akte/akte-dialoge.ts';
import { SelectField } from '../../../ui/fields/select-fields.tsx';
import { adresseQuery, dienstartenQuery } from '../../stammlisten/queries.ts';

interface DienstartAuswahlProps extends ComponentProps<typeof SelectField> {
	/** Only what is offered there can be chosen; null: no place yet. */
	einsatzortID: string | null;
}

/** The Dienstarten an Einsatzort offers. */
export function DienstartAuswahl({ einsatzortID, ...rest }: DienstartAuswahlProps) {
	const { data: dienstarten = [] } = useQuery(dienstartenQuery);
	const { data: ort } = useQuery({ ...adresseQuery(einsatzortID ?? ''), enabled: einsatzortID !== null });
	const angeboten = dienstarten.filter(({ id }) => ort?.dienstartIDs.includes(id));
	return (
		<SelectField
			label={DIALOG.dienstart}
			disabled={einsatzortID === null}
			description={einsatzortID === null ? DIALOG.stelle.zuerstOrt : undefined}
			data={angeboten.map(({ id, kurz, bezeichnung }) => ({
				value: id,
				label: kurz === bezeichnung ? kurz : `${kurz} – ${bezeichnung}`,
			}))}
			{...rest}
		/>
	);
}
