import { IconAlertTriangle, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { IMPORT } from '../../texte/verwaltung/import.ts';
import { Button } from '../../ui/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { ladeZeilen } from './als-csv.ts';
import { Dublette } from './dublette.tsx';
import css from './import.module.css';
import type { Entscheidungen, Vorschau } from './queries.ts';
import { Zeilentabelle } from './zeilentabelle.tsx';

interface VorschauSchrittProps {
	vorschau: Vorschau;
	entscheidungen: Entscheidungen;
	heute: string;
	/** The preview is being made anew, or the import begins. */
	laeuft: 'VORSCHAU' | 'IMPORT' | null;
	fehler: string | null;
	onEntscheidungen: (entscheidungen: Entscheidungen) => void;
	onZurueck: () => void;
	onUebernehmen: () => void;
}

/** What the file would do; possible duplicates are decided beside the rows. */
export function VorschauSchritt(props: VorschauSchrittProps) {
	const { vorschau, entscheidungen, laeuft, fehler, onEntscheidungen } = props;
	const dubletten = vorschau.zeilen.filter((z) => z.kandidaten.length > 0);
	const [gewaehlt, setGewaehlt] = useState<number | null>(dubletten[0]?.nr ?? null);
	const offene = dubletten.find((z) => z.nr === gewaehlt);
	const entscheide = (nr: number, entscheidung: string) => {
		const stelle = dubletten.findIndex((z) => z.nr === nr);
		setGewaehlt((dubletten[stelle + 1] ?? dubletten.find((z) => z.nr !== nr))?.nr ?? null);
		onEntscheidungen({ ...entscheidungen, [nr]: entscheidung });
	};
	const nimmZurueck = (nr: number) => {
		const { [nr]: _, ...uebrige } = entscheidungen;
		onEntscheidungen(uebrige);
	};
	return (
		<div className={css.vorschau} aria-busy={laeuft !== null}>
			{vorschau.unbekannteSpalten.length > 0 && (
				<Banner kind="warning" icon={IconAlertTriangle}>
					{IMPORT.unbekannt(vorschau.unbekannteSpalten)}
				</Banner>
			)}
			{fehler !== null && <ErrorBox text={fehler} />}
			<Zeilentabelle
				zeilen={vorschau.zeilen}
				offen={offene?.nr ?? null}
				onVergleiche={setGewaehlt}
				entschieden={new Set(Object.keys(entscheidungen).map(Number))}
				onZuruecknehmen={nimmZurueck}
				daneben={
					offene && (
						<Dublette
							key={offene.nr}
							zeile={offene}
							nummer={dubletten.indexOf(offene) + 1}
							von={dubletten.length}
							laeuft={laeuft === 'VORSCHAU'}
							onEntscheidung={(entscheidung) => entscheide(offene.nr, entscheidung)}
							onClose={() => setGewaehlt(null)}
						/>
					)
				}
			/>
			<Fuss {...props} offene={dubletten.length} />
		</div>
	);
}

function Fuss({
	vorschau,
	entscheidungen,
	heute,
	laeuft,
	offene,
	onEntscheidungen,
	onZurueck,
	onUebernehmen,
}: VorschauSchrittProps & { offene: number }) {
	const falsche = vorschau.zeilen.filter((z) => z.ergebnis === 'Error');
	const zuSchreiben = vorschau.zeilen.filter((z) => z.aktion === 'ANLEGEN' || z.aktion === 'AENDERN').length;
	const auslassen = () =>
		onEntscheidungen({ ...entscheidungen, ...Object.fromEntries(falsche.map(({ nr }) => [nr, 'AUSLASSEN'])) });
	const satz = falsche.length ? IMPORT.mitFehlern : offene ? IMPORT.mitDubletten : null;
	return (
		<footer className={css.fuss}>
			{falsche.length > 0 && (
				<>
					<Button icon={IconDownload} onClick={() => ladeZeilen('Fehler', falsche, heute)}>
						{IMPORT.fehlerLaden(falsche.length)}
					</Button>
					<Button loading={laeuft === 'VORSCHAU'} onClick={auslassen}>
						{IMPORT.fehlerAuslassen(falsche.length)}
					</Button>
				</>
			)}
			<span className={css.still} role="status">
				{satz ?? (zuSchreiben === 0 && IMPORT.nichtsZuTun)}
			</span>
			<span className={css.ende}>
				<Button onClick={onZurueck}>{IMPORT.zurueck}</Button>
				{zuSchreiben > 0 && (
					<Button
						variant="primary"
						disabled={falsche.length > 0 || laeuft === 'VORSCHAU'}
						loading={laeuft === 'IMPORT'}
						onClick={onUebernehmen}
					>
						{IMPORT.uebernehmen(zuSchreiben)}
					</Button>
				)}
			</span>
		</footer>
	);
}
