import { Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { IMPORT } from '../../texte/verwaltung/import.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Geladen, WithReason } from '../../ui/feedback/geladen.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { ladeZeilen } from './als-csv.ts';
import css from './import.module.css';
import { type Importlauf, laufQuery } from './queries.ts';
import { Zeilentabelle } from './zeilentabelle.tsx';

interface ErgebnisSchrittProps {
	importID: string;
	heute: string;
	onNeueDatei: () => void;
}

/** How far the import is, and in the end what it did. */
export function ErgebnisSchritt({ importID, heute, onNeueDatei }: ErgebnisSchrittProps) {
	const client = useQueryClient();
	const query = useQuery(laufQuery(importID));
	const fertig = query.data !== undefined && istFertig(query.data);
	useEffect(() => {
		if (fertig)
			for (const queryKey of [['listen'], ['adresse'], ['adressen']]) void client.invalidateQueries({ queryKey });
	}, [client, fertig]);
	return (
		<Geladen query={query} failed={WithReason}>
			{(lauf) =>
				istFertig(lauf) ? <Ergebnis lauf={lauf} heute={heute} onNeueDatei={onNeueDatei} /> : <Fortschritt {...lauf} />
			}
		</Geladen>
	);
}

const istFertig = ({ erledigt, gesamt }: Importlauf): boolean => erledigt >= gesamt;

interface ErgebnisProps extends Pick<ErgebnisSchrittProps, 'heute' | 'onNeueDatei'> {
	lauf: Importlauf;
}

function Ergebnis({ lauf, heute, onNeueDatei }: ErgebnisProps) {
	const falsche = lauf.zeilen.filter((z) => z.ergebnis === 'Error').length;
	return (
		<div className={css.vorschau}>
			<p role="status">{falsche > 0 ? IMPORT.fertigMitFehlern(falsche) : IMPORT.fertig}</p>
			<Zeilentabelle zeilen={lauf.zeilen} geschrieben />
			<footer className={css.fuss}>
				<Button icon={IconDownload} onClick={() => ladeZeilen('Ergebnis', lauf.zeilen, heute)}>
					{IMPORT.ergebnisLaden}
				</Button>
				<span className={css.ende}>
					<Button onClick={onNeueDatei}>{IMPORT.weitereDatei}</Button>
					<LinkButton variant="primary" to="/admin/adressen">
						{IMPORT.zuDenAdressen}
					</LinkButton>
				</span>
			</footer>
		</div>
	);
}

function Fortschritt({ erledigt, gesamt }: { erledigt: number; gesamt: number }) {
	return (
		<div className={css.spalte}>
			<Stack gap={8}>
				<ProgressBar label={IMPORT.laeuft} done={erledigt} of={gesamt} />
				<p className={css.still} role="status">
					{IMPORT.fortschritt(erledigt, gesamt)}
				</p>
				<p className={css.still}>{IMPORT.laeuftText}</p>
			</Stack>
		</div>
	);
}
