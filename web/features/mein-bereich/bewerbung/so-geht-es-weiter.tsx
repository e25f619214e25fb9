import { Box, Flex, Group, Text } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { wartelage } from '#domain/akte/dran/warten.ts';
import { bildadresse } from '../../../client/bild.ts';
import { MEIN } from '../../../texte/zugang/mein-bereich.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { OuterLink, TextLink } from '../../../ui/text-link.tsx';
import { useAkte } from '../../akte/akte-kontext.tsx';
import { kontaktQuery } from '../../akte/betreuer/kontakt-query.ts';
import { parameterQuery } from '../../portal/portal.ts';
import { type Dauer, dauer, werIstDran } from '../warten.ts';
import { wartezeitenQuery } from '../wartezeiten.ts';
import { ANGABEN, ELTERN, PAPIER, type Schritt } from './schritte.ts';
import css from './so-geht-es-weiter.module.css';

/** Whose turn it is, what that one does, how long it usually takes, and what comes then. */
export function SoGehtEsWeiter({ schritte }: { schritte: readonly Schritt[] }) {
	const { freiwilliger, wuensche, heute } = useAkte();
	const { data: parameter } = useQuery(parameterQuery);
	const { data } = useQuery(wartezeitenQuery(freiwilliger.id));
	const lage = wartelage(freiwilliger.status, wuensche);
	const { titel, wer, gesicht, userID } = werIstDran(lage, freiwilliger, parameter?.mandantBezeichnung);
	const zeit = dauer(lage, data?.zeiten ?? [], heute);
	return (
		<Section title={MEIN.weiter}>
			<div className={css.karte}>
				<Group gap={16} align="stretch" py={16} px={20}>
					<Gesicht name={gesicht} userID={userID} />
					<Box miw={0} maw="72ch">
						<Text fz={15} lh="22px" fw={600}>
							{titel}
						</Text>
						<Text variant="secondary" fz="lg" lh="22px">
							{lage.text(wer)}
						</Text>
						<Eigenes tat={lage.dran === 'FREIWILLIGER' ? lage.tat : null} schritte={schritte} />
						{zeit && <Zeit {...zeit} userID={userID} />}
					</Box>
				</Group>
				{lage.danach && <p className={css.danach}>{lage.danach}</p>}
			</div>
		</Section>
	);
}

/** What the volunteer himself holds up, and the way to it. */
function Eigenes({ tat, schritte }: { tat: ReturnType<typeof wartelage>['tat']; schritte: readonly Schritt[] }) {
	if (tat === 'UNTERSCHREIBEN' || tat === 'EINREICHEN')
		return <TextLink to="/admin/meine-dokumente">{MEIN.zuDokumenten}</TextLink>;
	if (tat !== 'ERGAENZEN') return null;
	const angaben = schritte.filter(({ key }) => ANGABEN.includes(key));
	const offene = [...angaben, ...schritte.filter(({ key }) => key === PAPIER)];
	return (
		<>
			{offene.length > 0 && <Text fz="lg">{MEIN.zuErledigen(offene.map(({ titel }) => titel))}</Text>}
			{angaben.length === 0 && offene.length > 0 ? (
				<TextLink to="/admin/meine-dokumente">{MEIN.zuDokumenten}</TextLink>
			) : (
				<TextLink to="/admin/meine-daten" search={{ teil: angaben[0]?.key === ELTERN ? 'eltern' : undefined }}>
					{MEIN.zuDaten}
				</TextLink>
			)}
		</>
	);
}

/** Without an answer the initials stand. */
function Gesicht({ name, userID }: { name: string; userID: string | null }) {
	const { data } = useQuery({ ...kontaktQuery(userID ?? ''), enabled: userID !== null });
	return <Avatar name={name} size={40} src={data?.bild && bildadresse(data.bild)} />;
}

function Zeit({ seit, wartet, ueblich, userID }: Dauer & { userID: string | null }) {
	if (!ueblich) return <p className={css.wartet}>{MEIN.sieWarten(wartet)}</p>;
	const { tage, anzahl, bis, istUeberschritten } = ueblich;
	return (
		<Box maw={420}>
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
			<Flex className="tabular" component="p" justify="space-between" variant="secondary" fz="sm" lh="18px">
				<span>{seit}</span>
				<span>{MEIN.meistBis(bis)}</span>
			</Flex>
			<Text variant="secondary" fz="sm" lh="18px" pt={4}>
				{istUeberschritten ? <Nachfrage userID={userID} /> : MEIN.haelfte(anzahl)}
			</Text>
		</Box>
	);
}

/** Whom to ask: the supervisor whose turn it is, else the Traeger, who stands below. */
function Nachfrage({ userID }: { userID: string | null }) {
	const { data } = useQuery({ ...kontaktQuery(userID ?? ''), enabled: userID !== null });
	if (!data?.email && !data?.telefon) return MEIN.laengerTraeger;
	const { name, email, telefon } = data;
	return (
		<>
			{MEIN.laenger} {name}
			{telefon && `, ${telefon}`}
			{email && (
				<>
					{', '}
					<OuterLink href={`mailto:${email}`}>{email}</OuterLink>
				</>
			)}
		</>
	);
}
