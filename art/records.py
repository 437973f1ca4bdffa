"""Reads the company's YAML as YAML 1.2, the way the website does."""
import os
import re

try:
    import yaml
except ImportError:
    raise SystemExit('PyYAML is missing, and the pictures are described in YAML. On Debian: apt-get install python3-yaml') from None


class Loader(yaml.SafeLoader):
    """PyYAML reads YAML 1.1, which takes `on`, `no`, `010` and `1:20` for something else than they look. No name may stand twice."""

    yaml_implicit_resolvers = {}

    def construct_mapping(self, node, deep=False):
        names = [name.value for name, _ in node.value]
        for name in names:
            if names.count(name) > 1:
                raise yaml.constructor.ConstructorError(None, None, f'"{name}" stands twice: keep one', node.start_mark)
        return super().construct_mapping(node, deep)


# YAML 1.2's plain values, without its 0x and 0o: everything else is text.
for kind, pattern, first in (
        ('bool', 'true|True|TRUE|false|False|FALSE', 'tTfF'),
        ('null', 'null|Null|NULL|~|', ['n', 'N', '~', '']),
        ('int', '[-+]?[0-9]+', '-+0123456789'),
        ('float', r'[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?', '-+.0123456789')):
    Loader.add_implicit_resolver(f'tag:yaml.org,2002:{kind}', re.compile(f'(?:{pattern})$'), list(first))
Loader.add_constructor('tag:yaml.org,2002:int', lambda loader, node: int(node.value))
Loader.add_constructor('tag:yaml.org,2002:float', lambda loader, node: float(node.value))


def read(path):
    """The record in a file."""
    try:
        with open(path, encoding='utf-8') as file:
            return yaml.load(file, Loader) or {}
    except FileNotFoundError:
        raise SystemExit(f'{os.path.relpath(path)} is missing: it says what the pictures show (see art/README.md)') from None
    except yaml.YAMLError as error:
        raise SystemExit(f'{os.path.relpath(path)} cannot be read: {error}') from None


def check(value, fields, path, place=()):
    """Stop if a record has a field that `fields` doesn't know, or an empty one."""
    where = f'{os.path.relpath(path)}: {".".join(place)}'
    if value is None:
        raise SystemExit(f'{where} is empty. A color needs quotes, because a # begins a comment; what does not apply is left out')
    if isinstance(fields, list) and isinstance(value, list):
        for index, one in enumerate(value):
            check(one, fields[0], path, (*place, str(index)))
    elif isinstance(fields, dict) and isinstance(value, dict):
        for name, one in value.items():
            if name not in fields:
                raise SystemExit(f'{".".join((where, name)) if place else where + name} is not known. Known are: {", ".join(fields)}')
            check(one, fields[name], path, (*place, name))
    elif not isinstance(fields, str):
        raise SystemExit(f'{where} should be {"a list" if isinstance(fields, list) else "a mapping of " + ", ".join(fields)}')
