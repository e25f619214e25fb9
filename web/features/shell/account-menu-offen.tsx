import { type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core';
import {
	IconBook2,
	IconCheck,
	IconHelp,
	IconLifebuoy,
	IconLogout,
	IconSparkles,
	IconUserCog,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { RAHMEN } from '../../texte/rahmen.ts';
import { SHELL } from '../../texte/shell.ts';
import { useOpenAtOnce } from '../../ui/at-first-click.ts';
import { Icon } from '../../ui/icon.tsx';
import { abmelden } from '../portal/abmelden.ts';
import type { Sitzung } from '../portal/sitzung.ts';
import { AccountButton } from './account-button.tsx';

const SCHEMES: readonly { value: MantineColorScheme; label: string }[] = [
	{ value: 'light', label: RAHMEN.hell },
	{ value: 'dark', label: RAHMEN.dunkel },
	{ value: 'auto', label: RAHMEN.system },
];

/** The own account, appearance and the way out. */
export function AccountMenuOffen({ sitzung }: { sitzung: Sitzung }) {
	const { opened, setOpened, target } = useOpenAtOnce();
	const { colorScheme, setColorScheme } = useMantineColorScheme();
	return (
		<Menu opened={opened} onChange={setOpened} position="bottom-end" width={240}>
			<Menu.Target>
				<AccountButton ref={target} sitzung={sitzung} />
			</Menu.Target>
			<Menu.Dropdown>
				<Menu.Label>{sitzung.email}</Menu.Label>
				<Menu.Item component={Link} to="/admin/einstellungen/konto" leftSection={<Icon of={IconUserCog} />}>
					{RAHMEN.konto}
				</Menu.Item>
				<Menu.Item component={Link} to="/changelog" leftSection={<Icon of={IconSparkles} />}>
					{RAHMEN.neuerungen}
				</Menu.Item>
				<Menu.Item component={Link} to="/admin/faq" leftSection={<Icon of={IconHelp} />}>
					{RAHMEN.faq}
				</Menu.Item>
				<Menu.Item component={Link} to="/admin/docs" leftSection={<Icon of={IconBook2} />}>
					{RAHMEN.dokumentation}
				</Menu.Item>
				<Menu.Item component={Link} to="/admin/support" leftSection={<Icon of={IconLifebuoy} />}>
					{RAHMEN.support}
				</Menu.Item>
				<Menu.Divider />
				<Menu.Label>{RAHMEN.farbschema}</Menu.Label>
				<Menu.RadioGroup value={colorScheme} onChange={(value) => setColorScheme(value as MantineColorScheme)}>
					{SCHEMES.map(({ value, label }) => (
						<Menu.RadioItem key={value} value={value} checkIcon={<Icon of={IconCheck} />}>
							{label}
						</Menu.RadioItem>
					))}
				</Menu.RadioGroup>
				<Menu.Divider />
				<Menu.Item leftSection={<Icon of={IconLogout} />} onClick={abmelden}>
					{SHELL.abmelden}
				</Menu.Item>
			</Menu.Dropdown>
		</Menu>
	);
}
