import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { AktionKey } from '#domain/zugriff/aktionen.ts';
import { ERWEITERT } from '../../../texte/akte/akte-erweitert.ts';
import { Button } from '../../../ui/button.tsx';
import { BlockedAction } from '../../../ui/feedback/blocked-action.tsx';
import { zyklenQuery } from '../../portal/portal.ts';
import { useAkte } from '../akte-kontext.tsx';
import { findeAktion } from '../aktionen.ts';
import { aktionstitel } from '../aktionstitel.ts';
import { useAktionsstart } from '../dialoge/aktionsstart.ts';
import { Abgleich } from '../dubletten/abgleich.tsx';
import { Abschnitt } from './abschnitt.tsx';
import { Ansicht } from './ansicht.tsx';
import css from './erweitert.module.css';
import { Kennungen } from './kennungen.tsx';
import { Pruefung } from './pruefung.tsx';

/** What is rarely needed: by hand, another cycle, the check of the history, deletion, technical ids. */
export function ErweitertTab() {
	const { freiwilliger } = useAkte();
	const { data: zyklen = [] } = useQuery(zyklenQuery);
	const zyklus = zyklen.find(({ id }) => id === freiwilliger.zyklusID)?.bezeichnung ?? '';
	return (
		<div className={css.spalten}>
			<Stack gap={24}>
				<Aktionsabschnitt titel={ERWEITERT.status} text={ERWEITERT.statusText} aktion="statusSetzen" />
				<Aktionsabschnitt titel={ERWEITERT.zyklus} text={ERWEITERT.zyklusText(zyklus)} aktion="zyklusUebernehmen" />
				<Ansicht />
				<Pruefung />
				<Abgleich />
				<Aktionsabschnitt titel={ERWEITERT.loeschen} text={ERWEITERT.loeschenText} aktion="loeschen" gefahr />
			</Stack>
			<Kennungen zyklus={zyklus} />
		</div>
	);
}

interface AktionsabschnittProps {
	titel: string;
	text: string;
	aktion: AktionKey;
	gefahr?: boolean;
}

function Aktionsabschnitt({ titel, text, aktion: key, gefahr = false }: AktionsabschnittProps) {
	const akte = useAkte();
	const { starte, erklaere } = useAktionsstart();
	const aktion = findeAktion(akte, key);
	if (!aktion) return null;
	return (
		<Abschnitt titel={titel} text={text}>
			{aktion.erlaubt ? (
				<Button variant={gefahr ? 'danger' : 'secondary'} onClick={() => starte(aktion)}>
					{aktionstitel(aktion)}
				</Button>
			) : (
				<BlockedAction label={aktionstitel(aktion)} onWhy={() => erklaere(aktion)} />
			)}
		</Abschnitt>
	);
}
