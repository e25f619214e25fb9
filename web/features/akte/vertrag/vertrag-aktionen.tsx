import { Group } from '@mantine/core';
import { VERTRAG as VERTRAGSTATUS } from '#domain/status/vertrag.ts';
import type { AktionKey } from '#domain/zugriff/aktionen.ts';
import { VERTRAG } from '../../../texte/akte/akte-vertrag.ts';
import { Button } from '../../../ui/button.tsx';
import { BlockedAction } from '../../../ui/feedback/blocked-action.tsx';
import { useAkte } from '../akte-kontext.tsx';
import { findeAktion, naechsterSchritt } from '../aktionen.ts';
import { AktionsMenue } from '../aktions-menue.tsx';
import { aktionstitel } from '../aktionstitel.ts';
import { useAktionsstart } from '../dialoge/aktionsstart.ts';
import type { Vertrag } from '../typen.ts';

const KNOEPFE: readonly AktionKey[] = ['einigen', 'abschliessen'];
const MENUE: readonly AktionKey[] = ['vertragsnummerSetzen', 'annullieren'];
/** A button of its own, but while what would change is being signed. */
const BEARBEITEN: readonly AktionKey[] = ['vertragBearbeiten'];

/** What can be done with a contract; the step the strip above already offers isn't repeated. */
export function VertragAktionen({ vertrag }: { vertrag: Vertrag }) {
	const akte = useAkte();
	const { starte, erklaere } = useAktionsstart();
	const schritt = naechsterSchritt(akte);
	const finde = (keys: readonly AktionKey[]) =>
		keys.flatMap((key) => findeAktion(akte, key, vertrag.wunschID) ?? []).filter((a) => a !== schritt);
	const wirdUnterschrieben = vertrag.status === VERTRAGSTATUS.nr.Einigung && vertrag.ersteUnterschriftAm !== null;
	return (
		<Group wrap="wrap">
			{finde(wirdUnterschrieben ? KNOEPFE : [...KNOEPFE, ...BEARBEITEN]).map((a) =>
				a.erlaubt ? (
					<Button key={a.aktion} onClick={() => starte(a)}>
						{aktionstitel(a)}
					</Button>
				) : (
					<BlockedAction key={a.aktion} label={aktionstitel(a)} onWhy={() => erklaere(a)} />
				),
			)}
			<AktionsMenue
				aktionen={finde(wirdUnterschrieben ? [...BEARBEITEN, ...MENUE] : MENUE)}
				label={VERTRAG.weitereAktionen}
			/>
		</Group>
	);
}
