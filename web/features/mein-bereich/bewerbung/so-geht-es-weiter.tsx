import { IconClock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { wartelage } from '#domain/akte/wunsch/warten.ts';
import { bildadresse } from '../../../client/bild.ts';
import { MEIN } from '../../../texte/zugang/mein-bereich.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useAkte } from '../../akte/akte-kontext.tsx';
import { kontaktQuery } from '../../akte/betreuer/kontakt-query.ts';
import { type Dauer, dauer, werIstDran } from '../warten.ts';
import { wartezeitenQuery } from '../wartezeiten.ts';
import css from './so-geht-es-weiter.module.css';

/** Whose turn it is, what that one does, how long it usually takes, and what comes then. */
export function SoGehtEsWeiter() {
	const { freiwilliger, wuensche, heute } = useAkte();
	const { data } = useQuery(wartezeitenQuery(freiwilliger.id));
	const lage = wartelage(freiwilliger.status, wuensche);
	const { titel, wer, userID } = werIstDran(lage, freiwilliger);
	const zeit = dauer(lage, data?.zeiten ?? [], heute);
	return (
		<Section title={MEIN.weiter}>
			<div className={css.karte}>
				<div className={css.oben}>
					<Gesicht name={wer} userID={userID} />
					<div className={css.mitte}>
						<p className={css.titel}>{titel}</p>
						<p className={css.text}>{lage.text(wer)}</p>
						{zeit && <Zeit {...zeit} />}
					</div>
				</div>
				{lage.danach && <p className={css.danach}>{lage.danach}</p>}
			</div>
		</Section>
	);
}

/** Without an answer the initials stand. */
function Gesicht({ name, userID }: { name: string; userID: string | null }) {
	const { data } = useQuery({ ...kontaktQuery(userID ?? ''), enabled: userID !== null });
	return <Avatar name={name} size={40} src={data?.bild && bildadresse(data.bild)} />;
}

function Zeit({ seit, wartet, ueblich }: Dauer) {
	if (!ueblich) return <p className={css.wartet}>{MEIN.sieWarten(wartet)}</p>;
	const { tage, anzahl, bis, istUeberschritten } = ueblich;
	return (
		<div className={css.zeit}>
			<p className={css.wartet}>
				<Icon of={IconClock} />
				<span>
					<b>{MEIN.meist(tage)}</b> {MEIN.sieWarten(wartet)}
				</span>
			</p>
			<progress
				className={css.balken}
				max={tage}
				value={Math.min(wartet, tage)}
				aria-label={MEIN.gewartet(wartet, tage)}
			/>
			<p className={css.enden}>
				<span>{seit}</span>
				<span>{MEIN.meistBis(bis)}</span>
			</p>
			<p className={css.woher}>{istUeberschritten ? MEIN.laenger : MEIN.haelfte(anzahl)}</p>
		</div>
	);
}
