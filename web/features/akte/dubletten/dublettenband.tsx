import { Box, Group } from '@mantine/core';
import { IconLink, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { DUBLETTEN } from '../../../texte/akte/dubletten.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { darf } from '../../portal/sitzung.ts';
import { useAkte } from '../akte-kontext.tsx';
import { gruende, naeheres, nameVon } from './angaben.ts';
import { type Abgeglichen, type Dublette, dublettenQuery } from './queries.ts';
import { useUrteil } from './urteil.ts';

/** Under the head of a file: others that may mean the same person, to be decided, and those that do. */
export function Dublettenband() {
	const { freiwilliger, sitzung } = useAkte();
	const istTraeger = darf(sitzung, 'MA_VERWALTUNG', 'ADMIN');
	const { data } = useQuery({ ...dublettenQuery(freiwilliger.id), enabled: istTraeger });
	if (!istTraeger || !data) return null;
	const gleiche = data.abgeglichene.filter(({ urteil }) => urteil === 'GLEICH');
	return (
		<>
			{data.moegliche.map((akte) => (
				<Moegliche key={akte.id} akte={akte} />
			))}
			{gleiche.map((akte) => (
				<Box key={akte.id} mb={12}>
					<Banner kind="info" icon={IconLink} title={DUBLETTEN.verknuepft}>
						<Andere akte={akte} />
					</Banner>
				</Box>
			))}
		</>
	);
}

function Moegliche({ akte }: { akte: Dublette }) {
	const urteil = useUrteil();
	const name = nameVon(akte);
	const entscheide = (wie: 'GLEICH' | 'VERSCHIEDEN') => urteil.execute({ andereID: akte.id, urteil: wie });
	return (
		<Box mb={12}>
			<Banner
				kind="warning"
				icon={IconUsers}
				title={DUBLETTEN.moeglich}
				action={
					<Group wrap="wrap" gap={8}>
						<Button
							size="sm"
							aria-label={DUBLETTEN.gleichLabel(name)}
							loading={urteil.isRunning}
							onClick={() => entscheide('GLEICH')}
						>
							{DUBLETTEN.gleich}
						</Button>
						<Button
							size="sm"
							aria-label={DUBLETTEN.verschiedenLabel(name)}
							disabled={urteil.isRunning}
							onClick={() => entscheide('VERSCHIEDEN')}
						>
							{DUBLETTEN.verschieden}
						</Button>
					</Group>
				}
			>
				<Andere akte={akte} grund={gruende(akte)} />
			</Banner>
		</Box>
	);
}

function Andere({ akte, grund }: { akte: Dublette | Abgeglichen; grund?: string }) {
	return (
		<>
			<TextLink to="/admin/freiwillige/$id" params={{ id: akte.id }}>
				{nameVon(akte)}
			</TextLink>{' '}
			{naeheres(akte)}
			{grund && ` (${grund})`}
		</>
	);
}
