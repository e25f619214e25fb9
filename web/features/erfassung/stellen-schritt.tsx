import { Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { uuid } from '../../client/uuid.ts';
import { ERFASSUNG } from '../../texte/akte/erfassung.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { DienstartAuswahl } from '../akte/dialoge/dienstart-auswahl.tsx';
import { EinsatzortAuswahl } from '../akte/einsatzorte/einsatzort-auswahl.tsx';
import { parameterQuery } from '../portal/portal.ts';
import type { Stellenwahl } from './angaben.ts';
import css from './erfassung.module.css';
import { type Erfassung, feldId } from './use-erfassung.ts';

/** Places to apply for; none is fine too. */
export function StellenSchritt({ erfassung: { angaben, setAngaben, fehler } }: { erfassung: Erfassung }) {
	const { data: parameter } = useQuery(parameterQuery);
	const { stellen } = angaben;
	const setStellen = (neu: readonly Stellenwahl[]) => setAngaben((bisher) => ({ ...bisher, stellen: neu }));
	const aendere = (nr: number, teil: Partial<Stellenwahl>) =>
		setStellen(stellen.map((stelle, i) => (i === nr ? { ...stelle, ...teil } : stelle)));
	return (
		<>
			<Text variant="secondary">{ERFASSUNG.einsatzortText}</Text>
			{stellen.map((stelle, nr) => (
				<div key={stelle.key} className={css.stelle}>
					<EinsatzortAuswahl
						id={feldId(`wuensche.${nr}.einsatzortID`)}
						label={ERFASSUNG.stelle(nr + 1)}
						value={stelle.ort}
						onChange={(ort) => aendere(nr, { ort, dienstartID: null })}
						ohne={stellen.flatMap(({ ort }, i) => (ort && i !== nr ? [ort.id] : []))}
						error={fehler[`wuensche.${nr}.einsatzortID`]}
					/>
					<DienstartAuswahl
						id={feldId(`wuensche.${nr}.dienstartID`)}
						einsatzortID={stelle.ort?.id ?? null}
						clearable
						value={stelle.dienstartID}
						onChange={(dienstartID) => aendere(nr, { dienstartID })}
						error={fehler[`wuensche.${nr}.dienstartID`]}
					/>
					<IconButton
						icon={IconTrash}
						label={ERFASSUNG.stelleWeg(nr + 1)}
						variant="bare"
						onClick={() => setStellen(stellen.filter((_, i) => i !== nr))}
					/>
				</div>
			))}
			{stellen.length < (parameter?.maxBewerbungen ?? 1) && (
				<div>
					<Button
						icon={IconPlus}
						onClick={() => setStellen([...stellen, { key: uuid(), ort: null, dienstartID: null }])}
					>
						{ERFASSUNG.stelleDazu}
					</Button>
				</div>
			)}
		</>
	);
}
