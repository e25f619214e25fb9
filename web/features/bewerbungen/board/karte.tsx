import { Menu } from '@mantine/core';
import { IconClock, IconDots, IconFiles } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { tageZwischen, tagInBerlin } from '#domain/datum.ts';
import { WUNSCH } from '#domain/status/wunsch.ts';
import { AKTE } from '../../../texte/akte/akte.ts';
import { BOARD } from '../../../texte/listen/board.ts';
import { LISTE } from '../../../texte/listen/listen.ts';
import { IconButton } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Tag } from '../../../ui/figures/tag.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { aktionenDerKarte } from '../../akte/aktionen.ts';
import { aktionstitel } from '../../akte/aktionstitel.ts';
import { akteQuery } from '../../akte/queries.ts';
import type { Aktion } from '../../akte/typen.ts';
import { useStelle } from '../../liste/stelle.ts';
import { personenname } from '../../liste/zellen.tsx';
import { Status } from '../../status/status.tsx';
import type { Bewerbung } from '../liste.ts';
import css from './board.module.css';

/** From then on somebody has been waiting long. */
const LANGE_TAGE = 10;
const VOLLJAEHRIG = 18;

interface KarteProps {
	bewerbung: Bewerbung;
	heute: string;
	onZiehen: (bewerbung: Bewerbung | null) => void;
	onSchritt: (aktion: Aktion) => void;
}

/** One application: who, where, for how long in this column, which documents are there; dragged by the mouse, moved by its menu from the keyboard. */
export function Karte({ bewerbung, heute, onZiehen, onSchritt }: KarteProps) {
	const { freiwilligerID: id, alter, einsatzort, dienstart, dienstartWunsch, betreuer } = bewerbung;
	const state = useStelle(bewerbung);
	const tage = tageZwischen(tagInBerlin(bewerbung.statusSeit ?? bewerbung.wunschstatusSeit), heute);
	return (
		<li
			className={css.karte}
			draggable
			onDragStart={(event) => {
				event.dataTransfer.effectAllowed = 'move';
				onZiehen(bewerbung);
			}}
			onDragEnd={() => onZiehen(null)}
		>
			<div className={css.zeile}>
				<Link className={css.name} to="/admin/freiwillige/$id" params={{ id }} state={state} draggable={false}>
					{personenname(bewerbung)}
				</Link>
				{alter !== null && (
					<span className={css.alter}>
						{alter} {alter < VOLLJAEHRIG && <Tag>{LISTE.u18}</Tag>}
					</span>
				)}
			</div>
			<p className={css.ort}>{einsatzort}</p>
			<p className={css.zusatz}>
				{dienstart ?? dienstartWunsch ?? LISTE.offen}
				{betreuer && <span> · {betreuer}</span>}
			</p>
			<Status katalog={WUNSCH} nummer={bewerbung.wunschstatus} />
			<div className={css.zeile}>
				<span className={cx(css.dauer, tage >= LANGE_TAGE && css.lange)}>
					<Icon of={IconClock} size={14} label={BOARD.inDerSpalteSeit} /> {tage <= 0 ? BOARD.heute : BOARD.tage(tage)}
				</span>
				<Dokumente {...bewerbung} />
				<StatusMenue bewerbung={bewerbung} onSchritt={onSchritt} />
			</div>
		</li>
	);
}

/** `3 von 8`: what is there of what is asked for. */
function Dokumente({ dokumente }: Pick<Bewerbung, 'dokumente'>) {
	if (!dokumente?.gesamt) return null;
	const { fehlen, offen, gesamt } = dokumente;
	return (
		<span className={css.dauer}>
			<Icon of={IconFiles} size={14} label={BOARD.dokumenteWort} /> {BOARD.dokumente(gesamt - fehlen - offen, gesamt)}
		</span>
	);
}

/** The same as dragging, and whatever else is possible. */
function StatusMenue({ bewerbung, onSchritt }: Pick<KarteProps, 'bewerbung' | 'onSchritt'>) {
	const [offen, setOffen] = useState(false);
	return (
		<Menu position="bottom-end" width={280} opened={offen} onChange={setOffen}>
			<Menu.Target>
				<IconButton icon={IconDots} label={BOARD.statusAendern(personenname(bewerbung))} variant="bare" size="sm" />
			</Menu.Target>
			<Menu.Dropdown>{offen && <Schritte bewerbung={bewerbung} onSchritt={onSchritt} />}</Menu.Dropdown>
		</Menu>
	);
}

function Schritte({ bewerbung, onSchritt }: Pick<KarteProps, 'bewerbung' | 'onSchritt'>) {
	const { data: akte } = useQuery(akteQuery(bewerbung.freiwilligerID));
	if (!akte) return <Menu.Label>{BOARD.laedt}</Menu.Label>;
	const { knoepfe, menue } = aktionenDerKarte(akte, { id: bewerbung.wunschID, status: bewerbung.wunschstatus });
	const aktionen = [...knoepfe, ...menue];
	if (aktionen.length === 0) return <Menu.Label>{BOARD.keineAktionen}</Menu.Label>;
	return aktionen.map((aktion) => (
		<Menu.Item
			key={`${aktion.aktion}${aktion.zielStatus}`}
			className={aktion.erlaubt ? undefined : css.gesperrterSchritt}
			rightSection={aktion.erlaubt ? undefined : <span className={css.warum}>{AKTE.warum}</span>}
			onClick={() => onSchritt(aktion)}
		>
			{aktionstitel(aktion)}
		</Menu.Item>
	));
}
