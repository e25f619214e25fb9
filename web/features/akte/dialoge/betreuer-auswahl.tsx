import type { ComboboxData } from '@mantine/core';
import type { ComponentProps } from 'react';
import { DIALOG } from '../../../texte/akte/akte-dialoge.ts';
import { alsOptionen, type Benutzer, BenutzerAuswahl } from '../../stammlisten/benutzer-auswahl.tsx';

interface BetreuerAuswahlProps extends ComponentProps<typeof BenutzerAuswahl> {
	/** Whose staff may be chosen besides the Traeger's; left out: only the Traeger's. */
	stelle?: { einsatzstelleID: string; einsatzortID: string } | undefined;
}

/** Members of staff who can look after a volunteer: of the Einsatzstelle first, then of the Traeger. */
export function BetreuerAuswahl({ stelle, ...rest }: BetreuerAuswahlProps) {
	return (
		<BenutzerAuswahl
			label={DIALOG.betreuung}
			mitarbeit={
				stelle ? { einsatzstelleID: stelle.einsatzstelleID, einsatzortID: stelle.einsatzortID } : { nurTraeger: 'true' }
			}
			ordne={(benutzer) => gruppen(benutzer, stelle)}
			{...rest}
		/>
	);
}

function gruppen(benutzer: readonly Benutzer[], stelle: BetreuerAuswahlProps['stelle']): ComboboxData {
	const traeger = benutzer.filter(vomTraeger);
	if (!stelle) return alsOptionen(traeger);
	const eigene = benutzer.filter((b) => !vomTraeger(b) && vonDerStelle(b, stelle));
	return [
		{ group: DIALOG.betreuungStelle, items: alsOptionen(eigene) },
		{ group: DIALOG.betreuungTraeger, items: alsOptionen(traeger) },
	].filter(({ items }) => items.length > 0);
}

const vomTraeger = ({ rollen }: Benutzer): boolean => rollen.includes('MA_VERWALTUNG') || rollen.includes('ADMIN');

function vonDerStelle(b: Benutzer, stelle: { einsatzstelleID: string; einsatzortID: string }): boolean {
	return b.einsatzstelleIDs.includes(stelle.einsatzstelleID) || b.einsatzortIDs.includes(stelle.einsatzortID);
}
