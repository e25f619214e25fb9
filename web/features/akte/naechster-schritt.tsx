import { FREIWILLIGER, type FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import { OFFEN } from '#domain/status/wunsch.ts';
import { AKTE, REGELN } from '../../texte/akte/akte.ts';
import { Button } from '../../ui/button.tsx';
import { BlockedAction } from '../../ui/feedback/blocked-action.tsx';
import { Ampel } from '../../ui/figures/ampel.tsx';
import { NextStep } from '../../ui/layout/file-header.tsx';
import { Status } from '../status/status.tsx';
import { useAkte } from './akte-kontext.tsx';
import { naechsterSchritt } from './aktionen.ts';
import { aktionstitel } from './aktionstitel.ts';
import { useAktionsstart } from './dialoge/aktionsstart.ts';
import type { Aktion } from './typen.ts';

/** The one step that comes next: where it leads, what is still open, and the button. */
export function NaechsterSchritt() {
	const akte = useAkte();
	const schritt = naechsterSchritt(akte);
	if (!schritt) return null;
	return (
		<NextStep
			label={AKTE.naechsterSchritt}
			target={<Status katalog={FREIWILLIGER} nummer={schritt.zielStatus as FreiwilligerStatus} tinted />}
			action={<Knopf aktion={schritt} />}
		>
			<Offen aktion={schritt} />
		</NextStep>
	);
}

function Offen({ aktion }: { aktion: Aktion }) {
	const { wuensche } = useAkte();
	const mehrere = wuensche.filter(({ status }) => OFFEN.includes(status)).length > 1;
	const ort = wuensche.find(({ id }) => id === aktion.wunschID)?.einsatzort;
	if (aktion.erlaubt) return mehrere && ort ? ort : null;
	const kurz = new Set(aktion.gruende.map(({ code, text }) => REGELN[code]?.kurz ?? text));
	return (
		<>
			{AKTE.nochOffen}
			{[...kurz].map((wort) => (
				<Ampel key={wort} state="missing">
					{wort}
				</Ampel>
			))}
		</>
	);
}

function Knopf({ aktion }: { aktion: Aktion }) {
	const { starte, erklaere } = useAktionsstart();
	const titel = aktionstitel(aktion);
	if (!aktion.erlaubt) return <BlockedAction label={titel} onWhy={() => erklaere(aktion)} />;
	return (
		<Button variant="primary" onClick={() => starte(aktion)}>
			{titel}
		</Button>
	);
}
